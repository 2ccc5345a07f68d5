import { describe, expect, test } from "vitest";
import { DESIGN_STYLES } from "../../src/urls/url-table.ts";
import { openPage } from "../support/open-page.ts";
import { PUBLIC_URL, sharedSite } from "../support/open-test-site.ts";
import { attribute, elementsIn, hrefs, textOf } from "../support/read-html.ts";
import { htmlProblems } from "./html-rules.ts";

const site = sharedSite();
const open = (path: string) => openPage(site, path);

describe.each(DESIGN_STYLES)("%s", (slug) => {
  const path = `/sg/design-styles/${slug}`;

  test("DI-08 RT-26 is a page of Singapore, with its own title", async () => {
    const { page } = await open(path);
    expect(attribute(page.one('link[rel="canonical"]'), "href")).toBe(PUBLIC_URL + path);
    expect(textOf(page.one("title"))).toContain("interiors");
  });

  test("shows a recipe of ten points, a palette, and advice on what to do and what to avoid", async () => {
    const { page } = await open(path);
    expect(page.all(".points > li")).toHaveLength(10);
    expect(page.all(".style-palette > li").length).toBeGreaterThan(4);
    expect(page.all(".check-list--check")).toHaveLength(1);
    expect(page.all(".check-list--close")).toHaveLength(1);
  });

  test("shows what homes cost, with a resale flat more expensive than a new one", async () => {
    const { page } = await open(path);
    const rows = page.all(".price-table tbody tr");
    expect(rows).toHaveLength(4);
    for (const row of rows) {
      const [fresh = 0, resale = 0] = elementsIn(row, "td").map((cell) =>
        Number(/S\$([\d,]+)/.exec(textOf(cell))?.[1]?.replaceAll(",", "")),
      );
      expect(fresh).toBeGreaterThan(10_000);
      expect(resale).toBeGreaterThan(fresh);
    }
  });

  test("shows designs of the style from several rooms; all linked rooms, designs and styles exist", async () => {
    const { page } = await open(path);
    const designs = hrefs(page, ".card-grid .card__title a");
    expect(designs.length).toBeGreaterThan(5);
    expect(new Set(designs.map((href) => href.split("/")[3])).size).toBeGreaterThan(2);
    const rooms = hrefs(page, ".style-rooms a");
    expect(rooms.length).toBeGreaterThan(2);
    expect(rooms.every((href) => href.includes("?filters=style:"))).toBe(true);
    const others = hrefs(page, "main a").filter(
      (href) => href.startsWith("/sg/design-styles/") && href !== path,
    );
    expect(others.length).toBeGreaterThan(1);
    for (const href of [...designs, ...rooms, ...others])
      expect([href, (await site.fetch(href)).status]).toEqual([href, 200]);
  });

  test("is valid HTML, and has structured data for its questions", async () => {
    const { html } = await open(path);
    expect(await htmlProblems(html)).toEqual([]);
    expect(html).toContain('"@type":"FAQPage"');
  });
});

test("RT-26 no other style and no other country has such a page", async () => {
  const missing = [
    "/sg/design-styles/scandinavian-interiors",
    "/sg/design-styles/zz",
    "/sg/design-styles",
    "/in/design-styles/minimalist-interiors",
    "/my/design-styles/minimalist-interiors",
  ];
  for (const path of missing) expect([path, (await site.fetch(path)).status]).toEqual([path, 404]);
});
