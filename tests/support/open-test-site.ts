import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { loadConfig } from "../../src/platform/config.ts";
import { type OpenSite, openSite } from "../../src/server/open-site.ts";
import { PROJECT_ROOT } from "./project-files.ts";

export const PUBLIC_URL = "https://www.example.com";

export interface TestSite {
  /** Asks the site as a visitor from nowhere in particular, over TLS as its proxy would say. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
}

/** The real, built site in this process, with a data folder of its own, for the length of a test file. */
export function testSite(settings: Record<string, string> | (() => Record<string, string>) = {}): TestSite {
  const dataDirectory = mkdtempSync(join(tmpdir(), "atrium-site-"));
  let site: OpenSite | undefined;
  beforeAll(async () => {
    if (!existsSync(join(PROJECT_ROOT, "build/server/index.js"))) {
      throw new Error('The site is not built; run "npm run build", or "npm test", which builds it.');
    }
    const given = typeof settings === "function" ? settings() : settings;
    const config = loadConfig({ LOG_LEVEL: "silent", PUBLIC_URL, DATA_DIR: dataDirectory, ...given });
    site = await openSite(config, () => {});
  });
  afterAll(async () => {
    await site?.close();
    rmSync(dataDirectory, { recursive: true, force: true });
  });
  return {
    fetch(path, init) {
      if (!site) throw new Error("The site opens before the first test, not before");
      return site.app.fetch(new Request(PUBLIC_URL + path, { redirect: "manual", ...init }));
    },
  };
}
