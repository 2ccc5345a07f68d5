import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

interface Purge {
  authorization: string | undefined;
  keys: string[];
}

export interface StubCdn {
  url: string;
  purges: Purge[];
  mood: () => number;
  close(): Promise<void>;
}

/** The purge address of a cache. It records every request, and answers with the status of its mood. */
export async function openStubCdn(): Promise<StubCdn> {
  const cdn: Pick<StubCdn, "purges" | "mood"> = { purges: [], mood: () => 200 };
  const server = createServer((request, response) => {
    const { authorization, "surrogate-key": keys } = request.headers;
    cdn.purges.push({ authorization, keys: String(keys).split(" ") });
    request.resume();
    response.writeHead(cdn.mood()).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return Object.assign(cdn, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/purge`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}
