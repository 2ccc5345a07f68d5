import { describe, expect, test } from "vitest";
import { errorObject } from "../../../contracts/error-reports.ts";
import { editionOf } from "../../../editions/edition.ts";
import { lastResortDocument, withLastResort } from "./last-resort-document.ts";
import { loadLayout } from "./page-failure.ts";
import { redirectTo } from "./redirect-to.ts";

describe("last resort", () => {
  test("LY-03 shows plain text and a link to the home page if the error page throws", async () => {
    const html = withLastResort(editionOf("sg"), () => {
      throw new Error("the error page is broken");
    });
    expect(html).toContain("An error occurred while showing the error page");
    expect(html).toContain('<a href="/sg">');
  });

  test("LY-03 shows an error page that works", async () => {
    expect(withLastResort(editionOf("in"), () => "<h1>500</h1>")).toBe("<h1>500</h1>");
  });

  test("LY-03 is in Arabic and contains the specified sentence", () => {
    const html = lastResortDocument(editionOf("sa-ar"));
    expect(html).toContain('<html lang="ar" dir="rtl">');
    expect(html).toContain("An error occurred while showing the error page");
    expect(html).toContain('<a href="/sa-ar">');
  });
});

describe("failures of the whole page", () => {
  test("LY-04 a layout that cannot be loaded causes a 500 with its message", () => {
    const load = () =>
      loadLayout(() => {
        throw new TypeError("no such layout");
      });
    expect(load).toThrow("no such layout");
    expect(failureOf(load)).toEqual({ statusCode: 500, message: "no such layout" });
  });
});

describe("redirects", () => {
  test("RD-12 an external URL throws ERR_REDIRECT", () => {
    for (const url of ["https://x", "//x", "/\\x", "/\t/x", "javascript:alert(1)", "", "x"]) {
      const redirecting = () => redirectTo(url);
      expect(redirecting).toThrow(expect.objectContaining({ code: "ERR_REDIRECT", name: "ERR_REDIRECT" }));
    }
  });

  test("redirects to a path of our site", () => {
    const response = redirectTo("/in/looks?page=2", 301);
    expect(response.status).toBe(301);
    expect(response.headers.get("location")).toBe("/in/looks?page=2");
  });
});

function failureOf(run: () => unknown): unknown {
  try {
    return run();
  } catch (error) {
    return errorObject(error);
  }
}
