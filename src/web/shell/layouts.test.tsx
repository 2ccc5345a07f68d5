import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { textOf } from "../../editions/all-texts.ts";
import { editionOf } from "../../editions/edition.ts";
import { LANGUAGES } from "../../editions/languages.ts";
import { REGION_NAMES, REGIONS, type Region } from "../../editions/regions.ts";
import { TextProvider } from "../../ui/text/text.tsx";
import { type PageOptions, readPageOptions } from "../features/leads/drawer/page-options.ts";
import { DocumentContext, type DocumentSettings } from "../frame/document-context.ts";
import { LAYOUTS } from "../frame/layouts/layout-table.ts";
import { hrefOf } from "../frame/layouts/menus/menu-link.ts";
import { everyPage, SAMPLE_BRAND, sampleRequestContext } from "../frame/request-context.fixture.ts";
import { SiteLayout } from "./site-layout.tsx";
import "../pages/all-pages.ts";

describe("layouts", () => {
  test("LY-01 each country has its own layout", () => {
    const found = REGION_NAMES.map((region) => render(region).match(/data-layout="([^"]+)"/)?.[1]);
    expect(found).toEqual(["india", "singapore", "malaysia", "saudi-arabia", "saudi-arabia"]);
    const menus = Object.values(LAYOUTS).map(({ menu }) => JSON.stringify(menu));
    expect(new Set(menus).size).toBe(4);
  });

  test("LY-01 menus differ between countries", () => {
    expect(render("sg")).toContain("HDB and condo");
    expect(render("sg")).toContain("Visit us");
    expect(render("sa")).toContain("Services");
    expect(render("sa")).not.toContain("Magazine");
    expect(render("in")).not.toContain("Visit us");
  });

  test("RT-28 the language menu is a panel that its button toggles", () => {
    for (const region of REGION_NAMES) {
      const html = render(region);
      expect(html).toContain("Choose a Language");
      expect(html).toMatch(/<button[^>]+popoverTarget="choose-language"/i);
      expect(html).toMatch(/id="choose-language" popover="auto"/);
    }
  });

  test("RT-02 the language menu lists the five regions, each in its own language", () => {
    const html = render("in");
    for (const region of REGION_NAMES) {
      expect(html).toMatch(new RegExp(`<a href="/${region}"[^>]*hrefLang="${REGIONS[region].locale}"`, "i"));
      expect(html).toContain(LANGUAGES[REGIONS[region].language].ownName);
      expect(html).toContain(REGIONS[region].label);
    }
  });

  test("GS-05 DR-05 the page options for calls to action are in the links, the drawer and the state", () => {
    const html = render("in", {
      ctaQuery: { utm_source: "qr", utm_medium: "print" },
      drawer: { template: "template2", headerMedia: { url: "/a.webp", altText: "A room" } },
    });
    expect(html).toContain('href="/in/talk?cta_type=Header&amp;utm_source=qr&amp;utm_medium=print"');
    expect(html).toContain('"template":"template2","headerMedia":{"url":"/a.webp","altText":"A room"}');
    expect(html).toContain('"customCtaQueryStrings":{"utm_source":"qr","utm_medium":"print"}');
    expect(render("in")).toContain('"customCtaQueryStrings":{}');
  });

  test("the state is in the document and cannot end its script element", () => {
    const json = render("sa-ar").match(
      /<script type="application\/json" id="atrium-state">(.*?)<\/script>/,
    )?.[1];
    expect(JSON.parse(json ?? "")).toMatchObject({ isoCode: "SA", languageCode: "AR" });
  });
});

describe("menu links", () => {
  test("lead to the page, else to its alternative, else are undefined", () => {
    const edition = editionOf("my");
    expect(hrefOf(edition, { page: "home" })).toBe("/my");
    expect(hrefOf(edition, { page: "awards", or: { page: "style-quiz" } })).toBe("/my/style-quiz");
    expect(hrefOf(edition, { page: "awards", or: { page: "livpreneur" } })).toBeUndefined();
  });

  test("no menu, footer or bar links to a section of the home page instead of a page", () => {
    for (const region of REGION_NAMES) {
      const html = render(region);
      expect([region, html.match(new RegExp(`href="/${region}/?#[^"]*"`, "g"))]).toEqual([region, null]);
    }
  });
});

const document: Omit<DocumentSettings, "requestContext"> = {
  pages: everyPage(),
  site: { publicUrl: "https://www.example.com", brand: SAMPLE_BRAND },
  requestId: "test",
  runtime: { module: "/entry.js", imports: [] },
  styles: [],
  meta: undefined,
  development: false,
};

function render(region: Region, pageOptions: PageOptions = {}): string {
  const edition = editionOf(region);
  return renderToStaticMarkup(
    <DocumentContext value={{ ...document, requestContext: sampleRequestContext(`/${region}`) }}>
      <TextProvider text={textOf(edition.language)}>
        <SiteLayout
          edition={edition}
          path={`/${region}`}
          brand={SAMPLE_BRAND}
          pageOptions={readPageOptions({ pageOptions })}
        >
          <h1>Page</h1>
        </SiteLayout>
      </TextProvider>
    </DocumentContext>,
  );
}
