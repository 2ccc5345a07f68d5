import { copyFileSync, existsSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, inject } from "vitest";
import { loadConfig } from "../../src/platform/config.ts";
import { type Listener, listen, requestListener } from "../../src/server/listen.ts";
import { type OpenSite, openSite } from "../../src/server/open-site.ts";
import { PROJECT_ROOT } from "./project-files.ts";

export const PUBLIC_URL = "https://www.example.com";

export interface TestSite {
  /** Asks the site as a visitor from nowhere in particular, by its public name unless the proxy in front uses another. */
  fetch(path: string, init?: RequestInit, host?: string): Promise<Response>;
  /** The same through a socket, where pages that are ready go out before any step. */
  fetchOverHttp(path: string, init?: RequestInit): Promise<Response>;
}

/** The real, built site in this process, with a data folder of its own, for the length of a test file. */
export function testSite(settings: Record<string, string> | (() => Record<string, string>) = {}): TestSite {
  const dataDirectory = mkdtempSync(join(tmpdir(), "atrium-site-"));
  let site: OpenSite | undefined;
  let listener: Promise<Listener> | undefined;
  beforeAll(async () => {
    if (!existsSync(join(PROJECT_ROOT, "build/server/index.js"))) {
      throw new Error('The site is not built; run "npm run build", or "npm test", which builds it.');
    }
    const given = typeof settings === "function" ? settings() : settings;
    const config = loadConfig({ LOG_LEVEL: "silent", PUBLIC_URL, DATA_DIR: dataDirectory, ...given });
    takeSharedContent(dataDirectory);
    site = await openSite(config, () => {});
    if (!given.CONTENT_DIR && !given.DATABASE_URL) leaveContent(dataDirectory);
  });
  afterAll(async () => {
    await (await listener)?.drain();
    await site?.close();
    rmSync(dataDirectory, { recursive: true, force: true });
  });
  return {
    fetch(path, init, host = PUBLIC_URL) {
      if (!site) throw new Error("The site opens before the first test, not before");
      return site.app.fetch(new Request(host + path, { redirect: "manual", ...init }));
    },
    async fetchOverHttp(path, init) {
      if (!site) throw new Error("The site opens before the first test, not before");
      listener ??= listen(requestListener(site.app, site.readyPages), { host: "127.0.0.1", port: 0 });
      return fetch(`http://127.0.0.1:${(await listener).port}${path}`, { redirect: "manual", ...init });
    },
  };
}

const DATABASE_FILE = "atrium.sqlite";

/** Begins with the content that another file of this run has loaded; the site brings it up to date by itself. */
function takeSharedContent(dataDirectory: string): void {
  const shared = join(inject("sharedContent"), DATABASE_FILE);
  if (existsSync(shared)) copyFileSync(shared, join(dataDirectory, DATABASE_FILE));
}

function leaveContent(dataDirectory: string): void {
  const shared = join(inject("sharedContent"), DATABASE_FILE);
  if (existsSync(shared)) return;
  const copy = `${shared}.${process.pid}`;
  const database = new DatabaseSync(join(dataDirectory, DATABASE_FILE), { readOnly: true });
  database.prepare("vacuum into ?").run(copy);
  database.close();
  // In one step, so that nobody takes half of it.
  renameSync(copy, shared);
}
