import { expect, test } from "vitest";
import { REGION_NAMES } from "../../src/editions/regions.ts";
import { matchUrl } from "../../src/urls/match-url.ts";
import { DESIGN_STYLES, URL_TABLE, type UrlRow } from "../../src/urls/url-table.ts";

const rows: readonly UrlRow[] = URL_TABLE;
const pageAt = (path: string) => matchUrl(path)?.row.page;

function expectPages(region: string, pages: Record<string, string>): void {
  for (const [path, page] of Object.entries(pages)) {
    expect([path, pageAt(`/${region}/${path}`)]).toEqual([path, page]);
  }
}

/** Paths whose page has the name of their last segment. */
function named(...paths: string[]): Record<string, string> {
  return Object.fromEntries(paths.map((path) => [path, path.split("/").at(-1) ?? ""]));
}

test("RT-03 every page is under a region, except those without one", () => {
  const topLevel = rows.filter((row) => row.regions === null).map((row) => row.path.split("/")[0]);
  expect([...new Set(topLevel)]).toEqual([
    "",
    "ikea",
    "not-found",
    "swinstall",
    "template",
    "health",
    "robots.txt",
    "profile",
    "bumblebee",
    "login",
    "widget",
    "oembed",
  ]);
  for (const region of REGION_NAMES) expect(matchUrl(`/${region}`)).toMatchObject({ region });
});

test("RT-06 an Arabic address never matches an English one", () => {
  expect(matchUrl("/sa-ar/contact-us")).toMatchObject({ region: "sa-ar" });
  expect(matchUrl("/sa/contact-us")).toMatchObject({ region: "sa" });
  expect(matchUrl("/sab/contact-us")).toBeUndefined();
  expect(matchUrl("/SA/contact-us")).toBeUndefined();
});

test("RT-13 a path that fails a check of the table is not found, like a path that is not in it", () => {
  for (const path of [
    "/in/zz-none",
    "/sg/design-styles/none",
    "/in/about-us/more",
    "/%E0%A4",
    "/in/%E0%A4/x",
  ]) {
    expect([path, matchUrl(path)]).toEqual([path, undefined]);
  }
});

test("matches India's fixed pages", () => {
  expectPages("in", {
    ...named("about-us", "careers", "contact-us", "design-ideas", "home", "interior-designer-near-me"),
    ...named("interiors", "looks", "magazine", "page/livspace-reviews"),
  });
});

test("matches India's profile pages", () => {
  expectPages("in", {
    profile: "profile",
    "profile/address": "profile-address",
    "profile/details": "profile-details",
    "profile/notifications": "profile-notifications",
  });
});

test("matches India's pages under interiors", () => {
  const paths = [
    "custom-modular-kitchens",
    "custom-modular-wardrobes",
    "hire-a-designer",
    "home-interior-price-calculator",
    "kitchen-price-calculator",
    "wardrobe-price-calculator",
    "how-it-works",
    "lead-refill",
    "livpreneur",
    "locations-sitemap",
    "privacy",
    "refer-a-friend",
    "service",
    "press/company-news",
  ];
  expectPages("in/interiors", { ...named(...paths), "page/covid": "campaign-page" });
});

test("matches India's experiments", () => {
  const names = [
    "modular-kitchen",
    "modular-kitchen-1",
    "modular-kitchen-brochure",
    "modular-kitchen-view-contact",
  ];
  expectPages("in/interiors", named(...names.map((name) => `exp/${name}`)));
});

test("campaign pages may have any slug", () => {
  expectPages("in/interiors", { "page/monsoon": "campaign-page", "page/new-year": "campaign-page" });
});

test("matches India's offerings", () => {
  const names = [
    "design-to-installation",
    "finishes",
    "full-home-interiors",
    "kitchen-cabinets",
    "know-your-kitchen",
    "know-your-wardrobe",
    "modular-interiors",
    "wardrobe-cabinets",
  ];
  expectPages("in/interiors/offerings", named(...names));
});

test("India's parameters have the names of the specification", () => {
  const paramsAt = (path: string) => Object.keys(matchUrl(path)?.params ?? {}).join(" ");
  expect(
    [
      "/in/interiors/offerings/finishes/a/b",
      "/in/interiors/offerings/kitchen-cabinets/a/b",
      "/in/interiors/offerings/a/b",
      "/in/interiors/lp/a",
      "/in/interiors/page/a",
      "/in/interiors/referral/a",
      "/in/interiors/service/a",
      "/in/interiors/a/b",
      "/in/design-ideas/a/designs/b",
      "/in/design-ideas/search/a",
      "/in/looks/a/b",
      "/in/magazine/category/a/b",
      "/in/magazine/type/a",
      "/in/designs/a/b/c",
    ].map(paramsAt),
  ).toEqual([
    "finishesCategorySlug finishCode",
    "accessoriesSlug accessoryCode",
    "accessoriesSlug accessoryCode",
    "designSlug",
    "pageSlug",
    "referralSlug",
    "serviceDetailSlug",
    "citySlug hyperLocalSlug",
    "categorySlug slug",
    "searchKeyword",
    "lookSlug lookItem",
    "categorySlug childCategorySlug",
    "magazineCategorySlug",
    "roomType smartPhotoContentSlug slug",
  ]);
});

test("matches Malaysia's pages", () => {
  expectPages("my", {
    ...named("contact-us", "design-ideas", "hire-a-designer-ikea", "how-it-works", "lead-refill", "magazine"),
    ...named("offerings", "offerings/design-to-installation", "privacy", "privacy/cookie-policy", "service"),
    "service/terms": "service-detail",
    "magazine/author/a": "magazine-author",
    "magazine/category/a": "magazine-category",
    "magazine/tag/a": "magazine-tag",
    "magazine/a": "magazine-post",
    "design-ideas/a/designs/b": "design-detail",
    profile: "profile",
  });
  expect(pageAt("/my/magazine/type/a")).toBeUndefined();
});

test.each(["sa", "sa-ar"])("matches Saudi Arabia's pages under /%s", (region) => {
  expectPages(region, {
    ...named("contact-us", "hire-a-designer-ikea", "how-it-works", "lead-refill", "offerings", "privacy"),
    ...named("privacy/cookie-policy", "services/commercial-interiors", "services/full-home-interiors"),
    ...named("services/kitchen-and-wardrobe-interiors", "profile"),
    "service/terms": "service-detail",
    "designs/a/b/c": "smart-photo",
    "designs/a": "smart-photo",
  });
});

test("matches Singapore's pages", () => {
  expectPages("sg", {
    ...named(
      "about-us",
      "awards",
      "careers",
      "chinese-new-year",
      "contact-us",
      "design-ideas",
      "hire-a-designer",
    ),
    ...named(
      "hire-a-designer-ikea",
      "how-it-works",
      "launch-family-offer2",
      "lead-refill",
      "looks",
      "magazine",
    ),
    ...named("offerings", "offerings/design-to-installation", "offerings/know-your-kitchen"),
    ...named("offerings/know-your-wardrobe", "offerings/livspace-kitchens-wardrobes", "press/company-news"),
    ...named("privacy", "profile", "refer-a-friend", "renovation-price-calculator", "service", "visit-us"),
    page: "campaign-page",
    "page/covid": "campaign-page",
    interiors: "sg-interiors",
    "interiors/lp/modern": "lp",
    "designs/a/b": "smart-photo",
  });
});

test("RT-26 matches three design styles, one of them misspelt, and no other", () => {
  expect(DESIGN_STYLES).toEqual(["scandenavian-interiors", "minimalist-interiors", "contemporary-interiors"]);
  for (const style of DESIGN_STYLES) expect(pageAt(`/sg/design-styles/${style}`)).toBe("design-style");
  expect(pageAt("/sg/design-styles/scandinavian-interiors")).toBeUndefined();
  expect(pageAt("/in/design-styles/minimalist-interiors")).toBeUndefined();
});

test("matches the sign-in addresses", () => {
  expect(
    ["callback", "login", "logout", "url-mapper", "ukeyo/login"].map((path) => pageAt(`/bumblebee/${path}`)),
  ).toEqual(["auth-callback", "auth-login", "auth-logout", "auth-url-mapper", "auth-ukeyo-login"]);
  expect(pageAt("/login")).toBe("auth-login-page");
});

test("a fixed page never matches as a city", () => {
  expect(pageAt("/in/interiors/how-it-works")).toBe("how-it-works");
  expect(pageAt("/in/interiors/pune")).toBe("city");
});

test("no two rows match the same address", () => {
  const shapes = rows.flatMap((row) => {
    const shape = row.path.replace(/:\w+/g, ":");
    return (row.regions ?? ["top"]).map((region) => `${region}/${shape}`);
  });
  expect(shapes.filter((shape, index) => shapes.indexOf(shape) !== index)).toEqual([]);
});
