import { describe, expect, test } from "vitest";
import { CONTENT_TYPE_SEGMENTS, redirectedPath } from "./redirects.ts";

describe("redirects", () => {
  test("RD-01 removes a trailing slash", () => {
    expect(redirectedPath("/in/about-us/")).toBe("/in/about-us");
    expect(redirectedPath("/in/about-us")).toBeUndefined();
    expect(redirectedPath("/")).toBeUndefined();
  });

  test("RD-02 removes /ec/", () => {
    expect(redirectedPath("/in/ec/contact-us")).toBe("/in/contact-us");
    expect(redirectedPath("/sg/ec/ec/how-it-works")).toBe("/sg/how-it-works");
    expect(redirectedPath("/in/interiors/ec/how-it-works")).toBe("/in/interiors/how-it-works");
  });

  test("RD-06 repairs capital letters, but not in codes, private keys, searches and escapes", () => {
    expect(redirectedPath("/IN")).toBe("/in");
    expect(redirectedPath("/Sa-Ar/Contact-Us/")).toBe("/sa-ar/contact-us");
    expect(redirectedPath("/in/Magazine/What-A-2BHK-Interior-Costs")).toBe(
      "/in/magazine/what-a-2bhk-interior-costs",
    );
    expect(redirectedPath("/IN/Looks/All-Looks/AMP")).toBe("/in/looks/all-looks/amp");
    expect(redirectedPath("/AMP/in/looks/All-Looks")).toBe("/amp/in/looks/all-looks");
    expect(redirectedPath("/in/interiors/Offerings/finishes/laminates/LAM-001")).toBe(
      "/in/interiors/offerings/finishes/laminates/LAM-001",
    );
    expect(redirectedPath("/in/interiors/offerings/finishes/laminates/LAM-001")).toBeUndefined();
    expect(redirectedPath("/in/design-ideas/search/IKEA%20Kitchen")).toBeUndefined();
    expect(redirectedPath("/sa-ar/service/%D8%A8")).toBeUndefined();
    expect(redirectedPath("/in/thank-you/AbC")).toBeUndefined();
    expect(redirectedPath("/ZZ/None")).toBeUndefined();
  });

  test("RD-03 sends a path that ends in press to the company news", () => {
    const paths = [
      "/in/press",
      "/in/interiors/press",
      "/sg/press",
      "/sa-ar/press/",
      "/press",
      "/about/us/press",
    ];
    for (const path of paths) {
      expect(redirectedPath(path)).toBe("/in/interiors/press/company-news");
    }
    expect(redirectedPath("/sg/press/company-news")).toBeUndefined();
    expect(redirectedPath("/in/express")).toBeUndefined();
    for (const list of ["/in/design-ideas", "/sg/magazine"])
      expect(redirectedPath(`${list}/search/press`)).toBeUndefined();
  });

  test("RD-04 RD-05 RD-13 renames the content types of design ideas", () => {
    expect(CONTENT_TYPE_SEGMENTS).toEqual({ looks: "designs", "smart-photo-lite": "designs-price" });
    expect(redirectedPath("/in/design-ideas/c/looks/s")).toBe("/in/design-ideas/c/designs/s");
    expect(redirectedPath("/sg/design-ideas/smart-photo-lite/s")).toBe("/sg/design-ideas/designs-price/s");
    expect(redirectedPath("/in/design-ideas/looks/s")).toBe("/in/design-ideas/designs/s");
    expect(redirectedPath("/in/design-ideas/search/looks")).toBe("/in/design-ideas/search/designs");
    expect(redirectedPath("/in/design-ideas/c/looks/looks")).toBe("/in/design-ideas/c/designs/looks");
    // A path without a design leads to its list, and the slug of a design is unchanged.
    expect(redirectedPath("/in/design-ideas/looks")).toBe("/in/design-ideas");
    expect(redirectedPath("/in/design-ideas/c/looks")).toBe("/in/design-ideas/c");
    expect(redirectedPath("/in/design-ideas/c/designs/looks")).toBeUndefined();
    expect(redirectedPath("/in/looks/all-looks")).toBeUndefined();
  });

  test("RD-06 RD-07 maps whole paths, but never under three prefixes", () => {
    const mapping = {
      "/sg/blog": "/sg/magazine",
      "/in/magazine/old": "/in/magazine",
      "/in/interiors": "/in",
    };
    expect(redirectedPath("/sg/blog", mapping)).toBe("/sg/magazine");
    expect(redirectedPath("/in/magazine/old", mapping)).toBeUndefined();
    expect(redirectedPath("/in/interiors", mapping)).toBeUndefined();
    expect(redirectedPath("/toString", mapping)).toBeUndefined();
  });

  test("RD-08 redirects the pages of /in/interiors from /in", () => {
    expect(redirectedPath("/in/how-it-works")).toBe("/in/interiors/how-it-works");
    expect(redirectedPath("/in/hire-a-designer/")).toBe("/in/interiors/hire-a-designer");
    expect(redirectedPath("/in/press/company-news")).toBe("/in/interiors/press/company-news");
    expect(redirectedPath("/sg/how-it-works")).toBeUndefined();
    expect(redirectedPath("/in/zz-no-such-page")).toBeUndefined();
  });

  test("RD-09 redirects everything under the four legacy prefixes", () => {
    expect(redirectedPath("/in/service/terms-and-conditions")).toBe(
      "/in/interiors/service/terms-and-conditions",
    );
    expect(redirectedPath("/in/page/covid")).toBe("/in/interiors/page/covid");
    expect(redirectedPath("/in/offerings/finishes")).toBe("/in/interiors/offerings/finishes");
    expect(redirectedPath("/in/press-release/some-item")).toBe("/in/interiors/press-release/some-item");
  });

  test("RD-10 does not redirect the excluded pages", () => {
    const excluded = ["/in", "/in/about-us", "/in/careers", "/in/contact-us", "/in/page/livspace-reviews"];
    for (const path of [...excluded, "/in/interior-designer-near-me"])
      expect(redirectedPath(path)).toBeUndefined();
  });

  test("fixes several problems of an address with one redirect, and never redirects to another host", () => {
    expect(redirectedPath("/in/ec/service/x/")).toBe("/in/interiors/service/x");
    expect(redirectedPath("//evil.example/")).toBe("/evil.example");
    expect(redirectedPath("/\\evil.example/")).toBe("/evil.example");
  });
});
