import type { ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { PATIENT } from "../support/patient.ts";
import { type SiteProcess, siteProcesses } from "../support/site-process.ts";

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

test("SIGTERM lets a running request finish, closes idle connections, and exits with 0", async () => {
  const site = await start({ GOOBE_URL: slowUrl() });
  await site.ready();
  // Leaves an idle keep-alive connection behind.
  await (await fetch(`${site.url}/health`)).text();
  await expectDrained(site, () => site.child.kill("SIGTERM"));
  const { code, stderr } = await site.ended();
  expect(stderr).toBe("");
  expect(code).toBe(0);
});

/** The ways in which an operator, a terminal or a container ends `npm start`. */
const STOPS = {
  "SIGTERM to npm alone": (npm: ChildProcess) => npm.kill("SIGTERM"),
  "SIGINT to its process group": (npm: ChildProcess) => process.kill(-(npm.pid ?? 0), "SIGINT"),
  "SIGHUP to its process group, as from a closed terminal,": (npm: ChildProcess) =>
    process.kill(-(npm.pid ?? 0), "SIGHUP"),
  "SIGTERM to npm as process 1": (npm: ChildProcess) => signalProcessOne(npm.pid ?? 0),
};

test.each(Object.entries(STOPS))("%s drains and stops the server of npm start", async (name, stop) => {
  const isProcessOne = name.endsWith("1");
  // Only root may create a namespace in which npm is process 1.
  if (isProcessOne && process.getuid?.() !== 0) return;
  const site = await start({ GOOBE_URL: slowUrl() }, { by: isProcessOne ? "npm-as-1" : "npm" });
  await site.ready();
  await expectDrained(site, () => stop(site.child));
  // The output closes only when no process can write to it, including the server.
  await site.ended();
});

test("scripts/start.mjs forwards SIGUSR2, which loads the content, and SIGHUP, which stops the only process", async () => {
  const site = await start({}, { entry: "scripts/start.mjs" });
  await site.ready();
  await vi.waitFor(() => expect(site.output()).toContain("Ready."), PATIENT);
  const before = site.output().length;
  site.child.kill("SIGUSR2");
  await vi.waitFor(() => expect(site.output().slice(before)).toContain("documents"), PATIENT);
  site.child.kill("SIGHUP");
  const { code, stdout } = await site.ended();
  expect(stdout).toContain("Stopping");
  expect(code).toBe(0);
});

function slowUrl(): string {
  return `http://127.0.0.1:${(slowBackend.address() as AddressInfo).port}`;
}

/** Stops the site while it waits for the slow backend: it accepts no new request, and the running one gets its page. */
async function expectDrained(site: SiteProcess, stop: () => void): Promise<void> {
  const asked = new Promise<void>((resolve) => (tellAsked = resolve));
  const answer = fetch(`${site.url}/sg`);
  await asked;

  stop();
  await refusesConnections(site.url);
  const release = setInterval(() => {
    for (const response of waiting.splice(0)) response.writeHead(404).end();
  }, 10);
  const response = await answer;
  expect(response.headers.get("content-type")).toContain("text/html");
  expect(await response.text()).toMatch(/<\/html>\s*$/);
  clearInterval(release);
}

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
