import type { ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { siteProcesses } from "../support/site-process.ts";

const { start } = siteProcesses();

/** A backend that makes the site wait until the test lets it answer. */
const waiting: ServerResponse[] = [];
let tellAsked: () => void = () => {};
const slowBackend = createServer(({ url }, response) => {
  waiting.push(response);
  // The site requests the list of content pages at startup, and no visitor waits for it.
  if (!url?.includes("/search/content-pages")) tellAsked();
});
beforeAll(() => new Promise<void>((resolve) => slowBackend.listen(0, "127.0.0.1", resolve)));
afterAll(() => {
  slowBackend.closeAllConnections();
  slowBackend.close();
});

test.each(["SIGTERM", "SIGINT"] as const)(
  "%s lets a running request finish, and exits with 0",
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

test("an idle keep-alive connection does not delay the stop", async () => {
  const site = await start();
  await site.ready();
  await (await fetch(`${site.url}/in`)).text();
  site.child.kill("SIGTERM");
  expect((await site.ended()).code).toBe(0);
});

/** The ways in which an operator or a container ends `npm start`. */
const STOPS = {
  "npm alone": (npm: ChildProcess) => npm.kill("SIGTERM"),
  "its process group": (npm: ChildProcess) => process.kill(-(npm.pid ?? 0), "SIGTERM"),
  "npm as process 1": (npm: ChildProcess) => signalProcessOne(npm.pid ?? 0),
};

test.each(Object.entries(STOPS))(
  "SIGTERM to %s drains and stops the server of npm start",
  async (name, stop) => {
    const isProcessOne = name.endsWith("1");
    // Only root may create a namespace in which npm is process 1.
    if (isProcessOne && process.getuid?.() !== 0) return;
    const { port } = slowBackend.address() as AddressInfo;
    const site = await start(
      { GOOBE_URL: `http://127.0.0.1:${port}` },
      { by: isProcessOne ? "npm-as-1" : "npm" },
    );
    await site.ready();
    const asked = new Promise<void>((resolve) => (tellAsked = resolve));
    const answer = fetch(`${site.url}/sg`);
    await asked;

    stop(site.child);
    await refusesConnections(site.url);
    const release = setInterval(() => {
      for (const response of waiting.splice(0)) response.writeHead(404).end();
    }, 10);
    expect(await (await answer).text()).toMatch(/<\/html>\s*$/);
    clearInterval(release);
    // The output closes only when no process can write to it, including the server.
    await site.ended();
  },
);

/** Signals the only child of `unshare --fork`: npm, which is process 1 in its own namespace. */
function signalProcessOne(unshare: number): void {
  const npm = readFileSync(`/proc/${unshare}/task/${unshare}/children`, "utf8").trim().split(" ")[0];
  process.kill(Number(npm), "SIGTERM");
}

async function refusesConnections(url: string): Promise<void> {
  for (;;) {
    try {
      await fetch(`${url}/health`, { headers: { connection: "close" } });
      await new Promise((resolve) => setTimeout(resolve, 20));
    } catch {
      // The port no longer accepts connections, which is the awaited state.
      return;
    }
  }
}
