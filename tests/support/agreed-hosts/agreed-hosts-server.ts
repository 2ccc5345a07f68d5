import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { afterAll, beforeAll } from "vitest";
import { HOSTS, type HostName } from "../../../src/contracts/hosts.ts";
import { type AgreedHosts, createAgreedHosts } from "./agreed-hosts.ts";
import { type Misbehaviour, misbehave } from "./misbehaviour.ts";
import { PICTURE_HOSTS } from "./pictures.ts";

interface AgreedHostsServer extends AgreedHosts {
  /** The settings that point the site to these hosts; available when the tests run. */
  settings(): Record<string, string>;
  /** Makes the host fail in this way, until it is set to "well". */
  behave(host: HostName, how: Misbehaviour | "well"): void;
}

/** The hosts on their own port, for the duration of a test file. */
export function agreedHostsServer(): AgreedHostsServer {
  const hosts = createAgreedHosts();
  const behaviours = new Map<string, Misbehaviour>();
  const server = serve(hosts, behaviours);
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)));
  afterAll(async () => {
    const closed = new Promise<unknown>((resolve) => server.close(resolve));
    // Hanging connections would keep it open.
    server.closeAllConnections();
    await closed;
  });
  return {
    ...hosts,
    settings() {
      const { port } = server.address() as AddressInfo;
      return settingsAt(`http://127.0.0.1:${port}`);
    },
    behave(host, how) {
      if (how === "well") behaviours.delete(host);
      else behaviours.set(host, how);
    },
  };
}

function settingsAt(url: string): Record<string, string> {
  const hosts = Object.entries(HOSTS).flatMap(([name, { setting }]) =>
    setting ? [[setting, `${url}/${name}`]] : [],
  );
  return {
    ...Object.fromEntries(hosts),
    // A busy machine may need long for a response. Tests of hanging hosts choose a shorter timeout.
    BACKEND_TIMEOUT_SECONDS: "60",
    IMAGE_HOST_A: PICTURE_HOSTS.a,
    IMAGE_HOST_B: PICTURE_HOSTS.b,
  };
}

function serve(hosts: AgreedHosts, behaviours: ReadonlyMap<string, Misbehaviour>): Server {
  const answer = getRequestListener(hosts.fetch);
  return createServer((incoming, outgoing) => {
    const how = behaviours.get(incoming.url?.split("/")[1] ?? "");
    if (how) void misbehave(how, outgoing, async () => hosts.fetch(await requestOf(incoming)));
    else void answer(incoming, outgoing);
  });
}

async function requestOf(incoming: IncomingMessage): Promise<Request> {
  const url = `http://127.0.0.1${incoming.url}`;
  if (incoming.method !== "POST") return new Request(url);
  return new Request(url, { method: "POST", body: Buffer.concat(await incoming.toArray()) });
}
