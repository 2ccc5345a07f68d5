import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { createServer as createTlsServer } from "node:https";
import type { AddressInfo, Server } from "node:net";
import { generate } from "selfsigned";

/** The Host header that a proxy sends: the visitor's, or the address of the target. */
export type HostHeader = "kept" | "replaced";

interface Proxy {
  port: number;
  close(): Promise<void>;
}

/** A proxy that ends the visitor's TLS, as in front of every real site. */
export async function startTlsProxy(passOn: () => { target: string; host: HostHeader }): Promise<Proxy> {
  const { private: key, cert } = await generate([{ name: "commonName", value: "localhost" }]);
  const server = createTlsServer({ key, cert }, (incoming, outgoing) => {
    const { target, host } = passOn();
    forward(incoming, outgoing, { target, host, protocol: "https" });
  });
  return listening(server);
}

/** A second proxy behind the first, such as a load balancer behind a CDN, without TLS. */
export async function startInnerProxy(target: () => string, host: HostHeader): Promise<Proxy> {
  const server = createServer((incoming, outgoing) =>
    forward(incoming, outgoing, { target: target(), host, protocol: "http" }),
  );
  return listening(server);
}

interface Way {
  target: string;
  host: HostHeader;
  protocol: "https" | "http";
}

/** Appends to the headers of earlier proxies, as proxies do. */
function forward(incoming: IncomingMessage, outgoing: ServerResponse, { target, host, protocol }: Way): void {
  const headers = { ...incoming.headers };
  if (host === "replaced") headers.host = new URL(target).host;
  headers["x-forwarded-proto"] = [incoming.headers["x-forwarded-proto"], protocol].filter(Boolean).join(", ");
  headers["x-forwarded-for"] = [incoming.headers["x-forwarded-for"], incoming.socket.remoteAddress]
    .filter(Boolean)
    .join(", ");
  const passed = request(target + incoming.url, { method: incoming.method, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  passed.once("error", () => outgoing.writeHead(502).end());
  incoming.pipe(passed);
}

async function listening(server: Server): Promise<Proxy> {
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const { port } = server.address() as AddressInfo;
  return { port, close: () => new Promise((resolve) => server.close(() => resolve())) };
}
