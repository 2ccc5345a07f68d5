import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { sharedSite } from "../support/open-test-site.ts";
import { PROJECT_ROOT } from "../support/project-files.ts";

const site = sharedSite();
const PAGES = ["/in", "/sa-ar", "/in/magazine", "/in/design-ideas/kitchen-designs", "/in/profile"];
const ASSETS = join(PROJECT_ROOT, "build/client/assets");
const OF_STAFF = /mantine|refinedev|\/api\/staff|staff\.leads/i;

/** The scripts and styles that a document can load: those that it names, those that they name, and so on. */
async function reachableFiles(): Promise<Map<string, string>> {
  const reached = new Map<string, string>();
  const waiting: string[] = [];
  const follow = (text: string) => {
    for (const [, name = ""] of text.matchAll(/["'`(](?:\.\/|\/?assets\/)([\w.-]+\.(?:js|css))/g))
      if (!reached.has(name) && existsSync(join(ASSETS, name))) {
        reached.set(name, readFileSync(join(ASSETS, name), "utf8"));
        waiting.push(name);
      }
  };
  for (const path of PAGES) follow(await (await site.fetch(path)).text());
  for (let name = waiting.pop(); name; name = waiting.pop()) follow(reached.get(name) ?? "");
  return reached;
}

test("no file that a page can load contains the staff application, its texts or its components", async () => {
  const files = await reachableFiles();
  // React and the islands are among them, so the search finds what a visitor loads.
  expect(files.size).toBeGreaterThan(100);
  expect([...files].filter(([, text]) => OF_STAFF.test(text)).map(([name]) => name)).toEqual([]);
});

test("no page links the staff application", async () => {
  for (const path of PAGES)
    expect(await (await site.fetch(path)).text(), path).not.toMatch(/["'(]\/(?:api\/)?staff\b/);
});
