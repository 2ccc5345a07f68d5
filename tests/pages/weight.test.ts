import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { REGION_NAMES } from "../../src/editions/regions.ts";
import { CALCULATORS } from "../../src/prices/calculators/calculators.ts";
import { sharedSite } from "../support/open-test-site.ts";
import { PROJECT_ROOT } from "../support/project-files.ts";
import { attribute, readHtml } from "../support/read-html.ts";

const site = sharedSite();
const MAX_SCRIPT = 100 * 1024;

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
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MAX_SCRIPT);
});

test.each(REGION_NAMES)(
  "the home page of /%s loads at most two font families, and only its own",
  async (region) => {
    const page = readHtml(await (await site.fetch(`/${region}`)).text());
    const fonts = page.all('link[rel="preload"]').filter((link) => attribute(link, "as") === "font");
    const files = fonts.map((link) => (attribute(link, "href") ?? "").split("/").at(-1) ?? "");
    expect(files.length).toBeGreaterThan(0);
    expect(new Set(files.map((file) => file.split("-")[0])).size).toBeLessThanOrEqual(2);
    expect(files.some((file) => file.includes("arabic"))).toBe(region === "sa-ar");
  },
);

test("style sheets have one address, so that a hydrated island finds them loaded", async () => {
  const page = readHtml(await (await site.fetch("/in")).text());
  const styles = page.all('link[rel="stylesheet"]').map((link) => attribute(link, "href") ?? "");
  expect(styles.length).toBeGreaterThan(0);
  expect(styles.filter((href) => !href.endsWith(".css"))).toEqual([]);
});

/** Scripts that run on a page without an island, with their imports. */
const PLAIN_SCRIPTS = /^(entry\.\w+|start-page|\w*-?runtime|.*-behaviour)-[\w-]{8}\.js$/;

test("no script outside of the islands imports React", () => {
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

/** The scripts of a page together with one island, React and its largest message file, in KB. */
const WITH_ISLAND: readonly [island: string, most: number][] = [
  ["money-view", 90],
  ...Object.keys(CALCULATORS).map((name): [string, number] => [`${name}-calculator`, 90]),
];

test.each(WITH_ISLAND)(
  "ST-08: a page with the island %s loads at most %i KB of script for it",
  (name, most) => {
    const folder = join(PROJECT_ROOT, "build/client/assets");
    const files = readdirSync(folder);
    const sizeOf = (file: string) => brotliCompressSync(readFileSync(join(folder, file))).byteLength;
    const needed = new Set<string>();
    for (const first of [/^entry\.client-/, /^start-page-/, new RegExp(`^${name}\\.island-`)]) {
      const found = files.filter((file) => first.test(file) && file.endsWith(".js"));
      expect([first, found.length]).toEqual([first, 1]);
      for (const file of found) importsOf(folder, file, needed);
    }
    const words = Math.max(...files.filter((file) => file.startsWith(`${name}-words-`)).map(sizeOf));
    expect([...needed].reduce((sum, file) => sum + sizeOf(file), words)).toBeLessThanOrEqual(most * 1024);
  },
);

test("ST-08: the code for the first tap on a calculator is compiled while it is downloaded", () => {
  const folder = join(PROJECT_ROOT, "build/client/assets");
  const hinted = readdirSync(folder).filter((file) =>
    readFileSync(join(folder, file)).subarray(0, 40).includes("//# allFunctionsCalledOnLoad\n"),
  );
  const islands = Object.keys(CALCULATORS).map((name) => `${name}-calculator.island`);
  for (const name of ["react", "price-parts", "calculator-parts", ...islands])
    expect(hinted.filter((file) => file.startsWith(`${name}-`))).toHaveLength(1);
});

test("no chunk imports itself indirectly, because a cycle would run one chunk before its imports", () => {
  const folder = join(PROJECT_ROOT, "build/client/assets");
  const chunks = readdirSync(folder).filter((file) => file.endsWith(".js"));
  const imports = new Map(chunks.map((file) => [file, directImports(folder, file)]));
  expect([...imports.values()].flat().length).toBeGreaterThan(chunks.length);
  const inCircles = chunks.filter((file) => reached(imports, imports.get(file) ?? []).has(file));
  expect(inCircles).toEqual([]);
});

function reached(
  imports: ReadonlyMap<string, readonly string[]>,
  from: readonly string[],
  found = new Set<string>(),
): Set<string> {
  for (const file of from) {
    if (found.has(file)) continue;
    found.add(file);
    reached(imports, imports.get(file) ?? [], found);
  }
  return found;
}

/** A chunk with all its static imports; dynamic imports are not included. */
function importsOf(folder: string, file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const next of directImports(folder, file)) importsOf(folder, next, found);
  return found;
}

function directImports(folder: string, file: string): string[] {
  const code = readFileSync(join(folder, file), "utf8");
  return [...code.matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g)].map(([, next = ""]) => next);
}
