import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import type { Log } from "../../src/platform/log.ts";
import { type Listener, listen, requestListener } from "../../src/server/listen.ts";
import { type OpenSite, openSite } from "../../src/server/open-site.ts";
import { loadConfig } from "../../src/services/config/config.ts";
import { PROJECT_ROOT } from "./project-files.ts";
import { DATABASE_FILE, newSharedFolder, takeSharedContent } from "./shared-content.ts";

export const PUBLIC_URL = "https://www.example.com";

export interface TestSite {
  /** Sends a request as a visitor without a known country, to the public host name unless the proxy uses another. */
  fetch(path: string, init?: RequestInit, host?: string): Promise<Response>;
  /** Sends a request through a socket, where cached pages are sent before any middleware. */
  fetchOverHttp(path: string, init?: RequestInit): Promise<Response>;
}

export interface OwnSite extends TestSite {
  /** For commands that run beside a running site. */
  dataDirectory: string;
  restart(): Promise<void>;
}

/** The real, built site in this process, with its own data folder, for the duration of a test file. */
export function testSite(
  settings: Record<string, string> | (() => Record<string, string>) = {},
  log?: Log,
): OwnSite {
  const dataDirectory = mkdtempSync(join(tmpdir(), "atrium-site-"));
  let opened: Opened | undefined;
  const start = async () => {
    opened = await open(dataDirectory, typeof settings === "function" ? settings() : settings, log);
  };
  beforeAll(start);
  afterAll(async () => {
    await opened?.close();
    rmSync(dataDirectory, { recursive: true, force: true });
  });
  return {
    ...visitorsOf(() => opened),
    dataDirectory,
    async restart() {
      await opened?.close();
      opened = undefined;
      await start();
    },
  };
}

let shared: Promise<Opened> | undefined;
let sharedPages: typeof globalThis.contentPages;

/**
 * A site for tests that only read, shared by all files of a worker, so that pages requested by one file are cached
 * for the others. It has default settings; a test that sends a lead or changes a document needs its own site.
 */
export function sharedSite(): TestSite {
  let opened: Opened | undefined;
  beforeAll(async () => {
    shared ??= open(newSharedFolder(), {});
    opened = await shared;
    // The list of linked pages is shared by the process: a site with other documents may have replaced it.
    sharedPages ??= globalThis.contentPages;
    globalThis.contentPages = sharedPages;
  });
  return visitorsOf(() => opened);
}

interface Opened {
  site: OpenSite;
  listener(): Promise<Listener>;
  close(): Promise<void>;
}

async function open(dataDirectory: string, settings: Record<string, string>, log?: Log): Promise<Opened> {
  if (!existsSync(join(PROJECT_ROOT, "build/server/index.js"))) {
    throw new Error('The site is not built; run "npm run build", or "npm test", which builds it.');
  }
  // A restarted site keeps its data.
  if (!existsSync(join(dataDirectory, DATABASE_FILE))) await takeSharedContent(dataDirectory);
  const config = loadConfig({ LOG_LEVEL: "silent", PUBLIC_URL, DATA_DIR: dataDirectory, ...settings });
  const site = await openSite(config, () => {}, log && { log });
  let listening: Promise<Listener> | undefined;
  return {
    site,
    listener() {
      listening ??= listen(requestListener(site.app, site.readyPages), { host: "127.0.0.1", port: 0 });
      return listening;
    },
    async close() {
      await (await listening)?.drain();
      await site.close();
    },
  };
}

function visitorsOf(find: () => Opened | undefined): TestSite {
  const opened = () => {
    const found = find();
    if (!found) throw new Error("The site opens before the first test, not before");
    return found;
  };
  return {
    fetch(path, init, host = PUBLIC_URL) {
      return opened().site.app.fetch(new Request(host + path, { redirect: "manual", ...init }));
    },
    async fetchOverHttp(path, init) {
      const { port } = await opened().listener();
      return fetch(`http://127.0.0.1:${port}${path}`, { redirect: "manual", ...init });
    },
  };
}
