import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { REGION_NAMES } from "../../src/editions/regions.ts";
import { sharedSite } from "../support/open-test-site.ts";
import { PROJECT_ROOT } from "../support/project-files.ts";
import { attribute, readHtml } from "../support/read-html.ts";

const site = sharedSite();
const MOST_SCRIPT = 100 * 1024;

async function sizeOf(path: string): Promise<number> {
  const response = await site.fetch(path, { headers: { "accept-encoding": "br" } });
  expect([path, response.headers.get("content-encoding")]).toEqual([path, "br"]);
  return (await response.arrayBuffer()).byteLength;
}

test.each(REGION_NAMES)("the home page of /%s loads at most 100 KB of script", async (region) => {
  const page = readHtml(await (await site.fetch(`/${region}`)).text());
  const scripts = page.all("script[src]").map((script) => attribute(script, "src") ?? "");
  const preloads = page.all('link[rel="modulepreload"]').map((link) => attribute(link, "href") ?? "");
  const sizes = await Promise.all([...new Set([...scripts, ...preloads])].map(sizeOf));
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MOST_SCRIPT);
});

test.each(REGION_NAMES)(
  "the home page of /%s loads two families of fonts at most, and only its own",
  async (region) => {
    const page = readHtml(await (await site.fetch(`/${region}`)).text());
    const fonts = page.all('link[rel="preload"]').filter((link) => attribute(link, "as") === "font");
    const files = fonts.map((link) => (attribute(link, "href") ?? "").split("/").at(-1) ?? "");
    expect(files.length).toBeGreaterThan(0);
    expect(new Set(files.map((file) => file.split("-")[0])).size).toBeLessThanOrEqual(2);
    expect(files.some((file) => file.includes("arabic"))).toBe(region === "sa-ar");
  },
);

test("styles have one address: an island that wakes finds them loaded", async () => {
  const page = readHtml(await (await site.fetch("/in")).text());
  const styles = page.all('link[rel="stylesheet"]').map((link) => attribute(link, "href") ?? "");
  expect(styles.length).toBeGreaterThan(0);
  expect(styles.filter((href) => !href.endsWith(".css"))).toEqual([]);
});

/** What runs by itself on some page, and what it takes along. */
const PLAIN_SCRIPTS = /^(entry\.\w+|start-page|\w*-?runtime|.*-behaviour)-[\w-]{8}\.js$/;

test("no script of a page that is not an island brings React", () => {
  const folder = join(PROJECT_ROOT, "build/client/assets");
  const chunks = readdirSync(folder).filter((file) => PLAIN_SCRIPTS.test(file));
  expect(chunks.length).toBeGreaterThan(5);
  for (const chunk of chunks) {
    const brought = [...importsOf(folder, chunk)];
    const react = brought.filter((file) =>
      readFileSync(join(folder, file), "utf8").includes("react.transitional.element"),
    );
    expect([chunk, react]).toEqual([chunk, []]);
  }
});

/** A chunk with all that it imports at once; what it imports when it is needed is not among them. */
function importsOf(folder: string, file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  const code = readFileSync(join(folder, file), "utf8");
  for (const [, next = ""] of code.matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g))
    importsOf(folder, next, found);
  return found;
}
