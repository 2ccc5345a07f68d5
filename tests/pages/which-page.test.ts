import { expect, test } from "vitest";
import type { Region } from "../../src/editions/regions.ts";
import { isBuilt, PAGES_OF_SECTIONS } from "../../src/urls/known-pages.ts";
import { candidatesOf, matchUrl } from "../../src/urls/match-url.ts";
import { type PageName, URL_TABLE, type UrlRow } from "../../src/urls/url-table.ts";
import { ALL_PAGES } from "../../src/web/pages/all-pages.ts";
import { testSite } from "../support/open-test-site.ts";
import { projectFiles } from "../support/project-files.ts";

const site = testSite({ ANALYTICS_GA_ID: "G-TEST" });
type Row = UrlRow & { page: PageName };
const rows: readonly Row[] = URL_TABLE;

interface Sample {
  address: string;
  page: PageName;
  variant: "html" | "amp";
}

/** Every combination of row, region and variant, with a matching address. */
const SAMPLES: Sample[] = rows.flatMap((row) =>
  (row.regions ?? [undefined]).flatMap((region) => {
    const address = sampleOf(row, region);
    const page = row.page;
    const isAmp = region !== undefined && row.amp?.includes(region);
    const amp = isAmp ? [`/amp${address}`, `${address}/amp`] : [];
    return [
      { address, page, variant: "html" as const },
      ...amp.map((twin) => ({ address: twin, page, variant: "amp" as const })),
    ];
  }),
);

function sampleOf(row: Row, region: Region | undefined): string {
  const path = row.path.replace(/:(\w+)/g, (_, name: string) => row.values?.[name]?.[0] ?? `some-${name}`);
  return `/${[region, path].filter(Boolean).join("/")}`;
}

test.each(SAMPLES)("$address is the page $page", ({ address, page, variant }) => {
  expect(matchUrl(address)).toMatchObject({ row: { page }, variant });
});

test("RT-13 an address is answered by the page in the table, or by none", async () => {
  for (const { address, page } of SAMPLES) {
    const definition = ALL_PAGES.named(page);
    const isThere = definition !== undefined;
    // A page without its document is also missing; this test only checks that no other page answers.
    const response = await site.fetch(address);
    if (!isThere && isBuilt(page, matchUrl(address)?.region))
      expect([address, response.status]).toEqual([address, 404]);
    const html = response.headers.get("content-type")?.startsWith("text/html") ? await response.text() : "";
    const said = /"page":"([\w-]+)","region"/.exec(html)?.[1];
    if (said) expect([address, said]).toEqual([address, response.status === 404 ? "not-found" : page]);
  }
});

test("the same path is another page in another country", () => {
  expect(matchUrl("/in/interiors")?.row.page).toBe("interiors");
  expect(matchUrl("/sg/interiors")?.row.page).toBe("sg-interiors");
  expect(matchUrl("/in/looks/modern/amp")).toMatchObject({ row: { page: "looks-list" }, variant: "amp" });
  expect(matchUrl("/amp/in/looks/modern")).toMatchObject({ row: { page: "looks-list" }, variant: "amp" });
});

test("AMB-09 when a list has no such slug, the detail page is tried with it", () => {
  const match = matchUrl("/in/interiors/offerings/finishes/LAM-001");
  const tried = match && candidatesOf(match).map(({ row, params }) => [row.page, params]);
  expect(tried).toEqual([
    ["finishes-list", { finishesCategorySlug: "LAM-001" }],
    ["finish-detail", { finishCode: "LAM-001" }],
  ]);
});

test("a page is a folder with its definition and a module of the same name, or a document of sections", () => {
  const folders = projectFiles("src/web/pages/*/*/page.ts").map((file) => file.split("/").at(-2) ?? "");
  const modules = ALL_PAGES.all.map(({ name, module = name }) => module);
  expect(new Set(modules)).toEqual(new Set(folders));
  for (const name of new Set(rows.map(({ page }) => page))) {
    const isToBeShown = isBuilt(name, undefined) || PAGES_OF_SECTIONS.includes(name);
    expect([name, isToBeShown]).toEqual([name, ALL_PAGES.named(name) !== undefined]);
  }
});

test("no visitor reaches a page by its React Router id", async () => {
  for (const { name } of ALL_PAGES.all.filter(({ name }) => !matchUrl(`/${name}`))) {
    const { status } = await site.fetch(`/${name}`);
    // /home redirects to the region's home page.
    expect([301, 404]).toContain(status);
    expect((await site.fetch(`/${name}/amp`)).status).toBe(404);
  }
});
