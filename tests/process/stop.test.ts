import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { siteProcesses } from "../support/site-process.ts";

const { start } = siteProcesses();

/** A backend that lets the site wait until it is told to answer. */
const waiting: ServerResponse[] = [];
let tellAsked: () => void = () => {};
const slowBackend = createServer(({ url }, response) => {
  waiting.push(response);
  // Which content pages there are is asked at the start, and no visitor waits for it.
  if (!url?.includes("/search/content-pages")) tellAsked();
});
beforeAll(() => new Promise<void>((resolve) => slowBackend.listen(0, "127.0.0.1", resolve)));
afterAll(() => {
  slowBackend.closeAllConnections();
  slowBackend.close();
});

test.each(["SIGTERM", "SIGINT"] as const)(
  "%s lets a request under way finish, and exits with 0",
  async (signal) => {
    const { port } = slowBackend.address() as AddressInfo;
    const site = await start({ GOOBE_URL: `http://127.0.0.1:${port}` });
    await site.ready();
    const asked = new Promise<void>((resolve) => (tellAsked = resolve));
    const answer = fetch(`${site.url}/sg`);
    await asked;

    site.child.kill(signal);
    await refusesConnections(site.url);
    const release = setInterval(() => {
      for (const response of waiting.splice(0)) response.writeHead(404).end();
    }, 10);
    const response = await answer;
    expect(response.headers.get("content-type")).toContain("text/html");
    expect(await response.text()).toMatch(/<\/html>\s*$/);
    clearInterval(release);

    const { code, stderr } = await site.ended();
    expect(stderr).toBe("");
    expect(code).toBe(0);
  },
);

test("a connection that is kept open and idle does not hold up the stop", async () => {
  const site = await start();
  await site.ready();
  await (await fetch(`${site.url}/in`)).text();
  site.child.kill("SIGTERM");
  expect((await site.ended()).code).toBe(0);
});

async function refusesConnections(url: string): Promise<void> {
  for (;;) {
    try {
      await fetch(`${url}/health`, { headers: { connection: "close" } });
      await new Promise((resolve) => setTimeout(resolve, 20));
    } catch {
      // Nobody listens any more, which is what we wait for.
      return;
    }
  }
}
