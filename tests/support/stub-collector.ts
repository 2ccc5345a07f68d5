import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll } from "vitest";

export interface StubCollector {
  /** The bodies as text, in the order of arrival. */
  received: string[];
  url(): string;
}

/** A server that accepts everything, such as a collector of traces, for the duration of a test file. */
export function stubCollector(): StubCollector {
  const received: string[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    received.push((request.headers["content-encoding"] === "gzip" ? gunzipSync(body) : body).toString());
    response.writeHead(200, { "content-type": "application/json" }).end("{}");
  });
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)));
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return { received, url: () => `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
