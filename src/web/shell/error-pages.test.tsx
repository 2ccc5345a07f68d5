import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { textOf } from "../../editions/all-texts.ts";
import { editionOf } from "../../editions/edition.ts";
import type { Region } from "../../editions/regions.ts";
import { TextProvider } from "../../ui/text/text.tsx";
import { DocumentContext } from "../frame/document-context.ts";
import { ErrorPage } from "../frame/errors/error-page.tsx";
import { NotFoundPage } from "../frame/errors/not-found-page.tsx";
import { LAYOUTS } from "../frame/layouts/layout-table.ts";
import { everyPage, SAMPLE_BRAND, sampleRequestContext } from "../frame/request-context.fixture.ts";
import { SiteLayout } from "./site-layout.tsx";

describe("error pages", () => {
  test("LY-02 RT-13 shows a not-found page in the country's layout", () => {
    const html = render("sg", <NotFoundPage />);
    expect(html).toMatch(/<h1[^>]*>This page could not be found<\/h1>/);
    expect(html).toContain('data-layout="singapore"');
    expect(html).toContain('<meta name="robots" content="noindex"/>');
  });

  test("RT-13 shows an Arabic text and the specified sentence to Arabic readers", () => {
    const html = render("sa-ar", <NotFoundPage />);
    expect(html).not.toMatch(/<h1[^>]*>This page/);
    expect(html).toContain(">This page could not be found<");
  });

  test("LY-02 LY-03 shows the status, what to do and a request id to quote", () => {
    const html = render("my", <ErrorPage error={new Error("the table of rates is empty")} />);
    expect(html).toContain('data-layout="malaysia"');
    expect(html).toContain("Error 500");
    expect(html).toContain("request-1");
    expect(html).toMatch(/<a href="\/my\/somewhere"[^>]*>.*Try again/);
    expect(html).not.toContain("table of rates");
  });

  test.each([
    [{ statusCode: 404 }, 404],
    [{ status: 502 }, 502],
    [{ response: { status: 504 } }, 504],
    ["no error at all", 500],
  ])("ER-01 shows for %j the status %i", (error, status) => {
    expect(render("in", <ErrorPage error={error} />)).toContain(`Error ${status}`);
  });

  test("LY-04 a layout that cannot be loaded causes a 500 with its message", () => {
    const { singapore } = LAYOUTS;
    Object.defineProperty(LAYOUTS, "singapore", {
      configurable: true,
      get: () => {
        throw new TypeError("no such layout");
      },
    });
    const failure = { statusCode: 500, message: "no such layout" };
    expect(() => render("sg", <NotFoundPage />)).toThrow(expect.objectContaining(failure));
    Object.defineProperty(LAYOUTS, "singapore", { value: singapore });
  });

  test("shows a backend that does not respond as temporarily unavailable", () => {
    expect(render("in", <ErrorPage error={{ status: 503 }} />)).toContain("We’ll be right back");
  });
});

function render(region: Region, page: React.ReactNode): string {
  const edition = editionOf(region);
  const document = {
    site: { publicUrl: "https://atrium.test", brand: SAMPLE_BRAND },
    pages: everyPage(),
    requestContext: sampleRequestContext(`/${region}/somewhere`),
    requestId: "request-1",
    runtime: { module: "", imports: [] },
    styles: [],
    meta: undefined,
    development: false,
  };
  return renderToStaticMarkup(
    <DocumentContext value={document}>
      <TextProvider text={textOf(edition.language)}>
        <SiteLayout edition={edition} path={`/${region}/somewhere`} brand={SAMPLE_BRAND}>
          {page}
        </SiteLayout>
      </TextProvider>
    </DocumentContext>,
  );
}
