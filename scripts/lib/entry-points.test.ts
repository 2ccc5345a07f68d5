import { expect, test } from "vitest";
import { provedTitles } from "./entry-points.ts";

const FILES: Record<string, string> = {
  "tests/support/site.ts": `
    import { openSite } from "../../src/server/open-site.ts";
    export const ADDRESS = "https://www.example.com";
    export function testSite() { return openSite(); }
  `,
  "tests/pages/a.test.ts": `
    import { ADDRESS, testSite } from "../support/site.ts";
    import { sum } from "../../src/prices/sum.ts";
    const site = testSite();
    const ask = (path) => site.fetch(path);
    let later;
    beforeAll(async () => { later = await ask("/in"); });
    test("RT-01 asks", async () => { await ask("/in"); });
    test.each([1])("RT-02 sees what was asked for before", () => { expect(later.status).toBe(200); });
    test("RT-03 compares a constant", () => { expect(ADDRESS).toBe("https://www.example.com"); });
    test("RT-04 calls a function", () => { expect({ site: sum(1, 2) }.site).toBe(3); });
  `,
  "src/ui/b.test.tsx": `
    import { renderToStaticMarkup } from "react-dom/server";
    import type { Site } from "../server/open-site.ts";
    test("RT-05 renders", () => { renderToStaticMarkup(<b />); });
    test("RT-06 has a type", () => { const site: Site = 1; });
  `,
};

const proved = (file: string) => provedTitles(file, (path) => FILES[path] ?? "");

test("a test proves a requirement only when it uses the product through an entry point", () => {
  expect(proved("tests/pages/a.test.ts")).toEqual(["RT-01 asks", "RT-02 sees what was asked for before"]);
  expect(proved("src/ui/b.test.tsx")).toEqual(["RT-05 renders"]);
});
