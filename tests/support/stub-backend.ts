import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll } from "vitest";

/** An upstream for the duration of a test file. Its address is available when the tests run. */
export function stubBackend(answer: RequestListener): { url(): string } {
  const server = createServer(answer);
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)));
  afterAll(() => new Promise<unknown>((resolve) => server.close(resolve)));
  return { url: () => `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
