import { describe, expect, onTestFinished, test } from "vitest";
import { matchEdition } from "../../../editions/edition.ts";
import { HREFLANG_REGIONS, REGION_NAMES } from "../../../editions/regions.ts";
import { setContentPages } from "../../../urls/known-pages.ts";
import { ALL_PAGES } from "../../pages/all-pages.ts";
import { SAMPLE_BRAND, sampleRequestContext } from "../request-context.fixture.ts";
import { type PageDescription, pageHead } from "./page-head.ts";
import { brandNamed, siteNameOf } from "./site-settings.ts";

const site = { publicUrl: "https://homes.example", brand: SAMPLE_BRAND };

function headOf(path: string, page: Partial<PageDescription> = {}) {
  const description = { title: "Kitchens", description: "Rooms to cook in.", ...page };
  const { isListed, embedAs } = ALL_PAGES.at(path) ?? sampleRequestContext(path).page;
  return pageHead(description, {
    site,
    edition: matchEdition(path),
    path,
    isListed,
    embedAs,
  });
}

function linksOf(path: string, rel: string, page: Partial<PageDescription> = {}) {
  return headOf(path, page).links.filter((link) => link.rel === rel);
}

function tag(path: string, key: string, page: Partial<PageDescription> = {}) {
  return headOf(path, page).tags.find((candidate) => candidate.key === key)?.value;
}

describe("hreflang", () => {
  test.each(["my", "sa-ar"])("AMB-02 lists no alternates on the home page of %s", (region) => {
    expect(linksOf(`/${region}`, "alternate")).toEqual([]);
  });

  test.each(HREFLANG_REGIONS)("RT-14 lists only in, sg and sa on the home page of %s", (region) => {
    expect(linksOf(`/${region}`, "alternate")).toEqual([
      { rel: "alternate", hreflang: "en-IN", href: "https://homes.example/in" },
      { rel: "alternate", hreflang: "en-SG", href: "https://homes.example/sg" },
      { rel: "alternate", hreflang: "en-SA", href: "https://homes.example/sa" },
    ]);
  });

  test("RT-14 lists the same page under another path", () => {
    onTestFinished(() => void setContentPages([]));
    setContentPages((["in", "sg", "my", "sa"] as const).map((region) => ({ region, page: "how-it-works" })));
    expect(linksOf("/in/interiors/how-it-works", "alternate").map((link) => link.href)).toEqual([
      "https://homes.example/in/interiors/how-it-works",
      "https://homes.example/sg/how-it-works",
      "https://homes.example/sa/how-it-works",
    ]);
  });

  test("lists no alternates if no other country has the page or the slugs differ", () => {
    expect(linksOf("/sg/awards", "alternate")).toEqual([]);
    const story = linksOf("/in/magazine/small-kitchens", "alternate");
    expect(story.filter(({ hreflang }) => hreflang !== undefined)).toEqual([]);
    expect(linksOf("/ikea", "alternate")).toEqual([]);
  });

  test("lists the oEmbed URL of a page that other sites may embed", () => {
    const href =
      "https://homes.example/api/oembed?url=https%3A%2F%2Fhomes.example%2Fin%2Fdesign-ideas%2Fdesigns%2Fsage&format=json";
    expect(linksOf("/in/design-ideas/designs/sage", "alternate")).toEqual([
      { rel: "alternate", type: "application/json+oembed", href },
    ]);
  });

  test("lists the feeds of a list on each of its pages", () => {
    const own = { feedTitle: "Kitchens: Homes magazine", pagination: { page: 2, lastPage: 3 } };
    const list = "https://homes.example/in/magazine/category/kitchens-101";
    expect(linksOf("/in/magazine/category/kitchens-101", "alternate", own)).toEqual([
      { rel: "alternate", type: "application/rss+xml", title: own.feedTitle, href: `${list}/feed.xml` },
      { rel: "alternate", type: "application/atom+xml", title: own.feedTitle, href: `${list}/atom.xml` },
    ]);
  });

  test("lists no alternates on pages that are not indexed and on later pages of a list", () => {
    expect(linksOf("/in/talk", "alternate")).toEqual([]);
    expect(linksOf("/in/looks", "alternate", { pagination: { page: 2, lastPage: 3 } })).toEqual([]);
  });
});

describe("canonical", () => {
  test("AMB-42 is absolute and unique for each page", () => {
    expect(linksOf("/sa-ar", "canonical")).toEqual([
      { rel: "canonical", href: "https://homes.example/sa-ar" },
    ]);
  });

  test("AMB-42 leaves out the AMP segment at either end of the path", () => {
    const plain = [{ rel: "canonical", href: "https://homes.example/in/looks/walnut" }];
    expect(linksOf("/amp/in/looks/walnut", "canonical")).toEqual(plain);
    expect(linksOf("/in/looks/walnut/amp", "canonical")).toEqual(plain);
  });

  test("AM-05 lists the AMP variant of a page that has one, with the page number of a list", () => {
    const at = (path: string, page = {}) => linksOf(path, "amphtml", page).map(({ href }) => href);
    expect(at("/in/looks/walnut")).toEqual(["https://homes.example/in/looks/walnut/amp"]);
    expect(at("/in/looks/walnut/amp")).toEqual([]);
    const later = { pagination: { page: 2, lastPage: 3 } };
    expect(at("/in/looks/walnut", later)).toEqual(["https://homes.example/in/looks/walnut/amp?page=2"]);
    expect(at("/in/looks")).toEqual([]);
    expect(at("/sg/magazine/tag/kitchen")).toEqual([]);
  });

  test("of an alias is the main URL of the page", () => {
    expect(linksOf("/in/home", "canonical")[0]?.href).toBe("https://homes.example/in");
    expect(tag("/in/home", "robots")).not.toContain("noindex");
  });

  test("PG-01 contains the number of a later page and nothing else of the query", () => {
    const href = (page: number) => linksOf("/in/looks", "canonical", { pagination: { page, lastPage: 9 } });
    expect(href(1)[0]?.href).toBe("https://homes.example/in/looks");
    expect(href(4)[0]?.href).toBe("https://homes.example/in/looks?page=4");
  });

  test("can be set by a page with several URL patterns", () => {
    const page = { canonical: "/in/design-ideas/designs/sage" };
    expect(linksOf("/in/design-ideas/kitchens/designs/sage", "canonical", page)[0]?.href).toBe(
      "https://homes.example/in/design-ideas/designs/sage",
    );
  });

  test.each([
    ["//evil.example/x", "https://homes.example//evil.example/x"],
    ["/in/magazine/https:%2F%2Fevil.example", "https://homes.example/in/magazine/https:%2F%2Fevil.example"],
    ["/in/magazine/a?page=2#b", "https://homes.example/in/magazine/a%3Fpage=2%23b"],
    ['/in/magazine/"><script>', "https://homes.example/in/magazine/%22%3E%3Cscript%3E"],
    ["/in/magazine/%22%3E%3Cscript%3E", "https://homes.example/in/magazine/%22%3E%3Cscript%3E"],
    ["/in/magazine/%E0%A4", "https://homes.example/in/magazine/%E0%A4"],
    ["/in/magazine/مطبخ", "https://homes.example/in/magazine/%D9%85%D8%B7%D8%A8%D8%AE"],
  ])("of the hostile path %s stays on our host", (path, href) => {
    expect(linksOf(path, "canonical")).toEqual([{ rel: "canonical", href }]);
  });
});

describe("robots", () => {
  test.each(["/in/talk", "/swinstall", "/template", "/sg/lead-refill", "/in/design-ideas/search/sofa"])(
    "excludes %s from the index",
    (path) => {
      expect(tag(path, "robots")).toBe("noindex");
      expect(headOf(path).jsonLd).toBeUndefined();
    },
  );

  test("lets a page exclude itself", () => {
    expect(tag("/in/looks", "robots", { index: false })).toBe("noindex");
    expect(tag("/in/looks", "robots")).toBe("max-image-preview:large");
  });
});

describe("neighbours in a list", () => {
  const neighbours = (page: number, lastPage = 5) => {
    const pagination = { page, lastPage };
    return {
      prev: linksOf("/in/looks", "prev", { pagination })[0]?.href,
      next: linksOf("/in/looks", "next", { pagination })[0]?.href,
    };
  };

  test("PG-02 a middle page has both", () => {
    expect(neighbours(3)).toEqual({
      prev: "https://homes.example/in/looks?page=2",
      next: "https://homes.example/in/looks?page=4",
    });
  });

  test("PG-03 the second page's previous link has no query", () => {
    expect(neighbours(2).prev).toBe("https://homes.example/in/looks");
  });

  test("PG-04 the first page has no previous link, the last no next link", () => {
    expect(neighbours(1).prev).toBeUndefined();
    expect(neighbours(5).next).toBeUndefined();
    expect(neighbours(1, 1)).toEqual({});
  });
});

describe("a list that is filtered", () => {
  const href = "/in/looks?filters=style:japandi";
  const page = (number: number) => ({ pagination: { page: number, lastPage: 3, href } });

  test("PG-02 PG-03 has neighbours with the same filters", () => {
    expect(linksOf("/in/looks", "prev", page(2))[0]?.href).toBe(`https://homes.example${href}`);
    expect(linksOf("/in/looks", "next", page(2))[0]?.href).toBe(`https://homes.example${href}&page=3`);
  });

  test("has the canonical URL of the list without filters on each of its pages", () => {
    expect(linksOf("/in/looks", "canonical", page(2))[0]?.href).toBe("https://homes.example/in/looks");
  });
});

describe("site name", () => {
  test("RT-15 differs between regions and has a generic default", () => {
    const names = REGION_NAMES.map((region) => tag(`/${region}`, "og:site_name"));
    expect(new Set(names).size).toBe(REGION_NAMES.length);
    expect(tag("/ikea", "og:site_name")).toBe("Livspace");
    expect(headOf("/sg/looks").title).toBe("Kitchens | Livspace Singapore");
  });

  test("RT-15 follows the brand, or a name set for one region", () => {
    const brand = brandNamed("Riwaq", { sg: "Riwaq by the bay" });
    expect([siteNameOf(brand, "sg"), siteNameOf(brand, "in"), siteNameOf(brand, undefined)]).toEqual([
      "Riwaq by the bay",
      "Riwaq India",
      "Riwaq",
    ]);
  });

  test("is not repeated in a title", () => {
    expect(headOf("/in", { title: "Livspace India: rooms with prices" }).title).toBe(
      "Livspace India: rooms with prices",
    );
  });
});

describe("sharing", () => {
  test("FH-06 lists label, key and value of each tag beside the page title", () => {
    const head = headOf("/sa-ar");
    expect(head.title).not.toBe("");
    for (const entry of head.tags) {
      expect(["name", "property"]).toContain(entry.label);
      expect(entry.key).not.toBe("");
      expect(entry.value).not.toBe("");
    }
    expect(head.tags).toContainEqual({ label: "name", key: "description", value: "Rooms to cook in." });
    expect(head.tags).toContainEqual({ label: "property", key: "og:locale", value: "ar_SA" });
  });

  test("pictures are absolute, with size and alternative text", () => {
    expect(tag("/my", "og:image")).toBe("https://homes.example/share/default-my.jpg");
    const image = { url: "https://pictures.example/k.jpg?w=9", width: 9, height: 6, alt: "A sage kitchen" };
    expect(tag("/my", "og:image", { image })).toBe("https://pictures.example/k.jpg?w=9");
    expect(tag("/my", "og:image:alt", { image })).toBe("A sage kitchen");
    expect(tag("/my", "twitter:card")).toBe("summary_large_image");
  });

  test("the shared URL is the canonical one", () => {
    expect(tag("/in/home", "og:url")).toBe("https://homes.example/in");
  });
});

describe("JSON-LD", () => {
  const graph = (path: string, page: Partial<PageDescription> = {}) => {
    const nodes = headOf(path, page).jsonLd?.["@graph"];
    return Array.isArray(nodes) ? nodes : [];
  };

  test("names the organisation and the site on every listed page", () => {
    expect(graph("/sg")).toMatchObject([
      { "@type": "Organization", name: "Livspace" },
      { "@type": "WebSite", name: "Livspace Singapore", inLanguage: "en-SG" },
    ]);
  });

  test("lists the breadcrumbs without pages that have no name or do not exist", () => {
    const page = { crumb: "Sage", crumbNames: { home: "Never shown" } };
    expect(graph("/in/magazine/sage", page)[2]).toEqual({
      "@type": "BreadcrumbList",
      itemListElement: [
        { "@type": "ListItem", position: 1, name: "Livspace India", item: "https://homes.example/in" },
        { "@type": "ListItem", position: 2, name: "Sage", item: "https://homes.example/in/magazine/sage" },
      ],
    });
  });

  test("contains the data that the page adds", () => {
    expect(graph("/in", { jsonLd: [{ "@type": "FAQPage" }] })).toContainEqual({ "@type": "FAQPage" });
  });
});
