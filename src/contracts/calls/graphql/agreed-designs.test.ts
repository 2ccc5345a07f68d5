import { describe, expect, test } from "vitest";
import { isOurCategory } from "./agreed-design-categories.ts";
import { listDesignCategories, listDesignIdeas } from "./list-design-ideas.ts";

const { agreed: list } = listDesignIdeas;
const { agreed: categories } = listDesignCategories;

const ITEM = {
  slug: "oak",
  title: "Oak",
  description: null,
  contentType: "looks",
  totalPrice: 250_000,
  currency: "INR",
  coverImage: "https://pictures.example/oak.jpg",
  altText: null,
  addImages: null,
  roomSize: null,
  redirectedTo: null,
};

/** The parameters that are sent to an upstream; `read` converts its response. */
function ask(urlQueryParams: string): unknown {
  return list?.ask?.({ urlQueryParams }).urlQueryParams;
}

function read(urlQueryParams: string, items: unknown[]) {
  const result = list?.read({ items }, { urlQueryParams });
  if (!result?.success) throw new Error("The answer is not as agreed.");
  return result.data;
}

describe("DI-18 a list of designs from an upstream", () => {
  test.each([
    [
      "filters=country.eq:IN;roomType.eq:kitchens;slug.eq:oak&page=0&size=2&sort=slug",
      "filters=country.eq:IN;roomType.in:kitchens&page=0&size=2",
    ],
    [
      "filters=country.eq:IN;style.in:modern;tags.muin:oak,sage;field.excludes:redirectedTo&page=1&size=12",
      "filters=country.eq:IN;tags.muin:oak,sage;field.excludes:redirectedTo&page=1&size=12",
    ],
  ])("is requested in the terms of the specification: %s", (ours, theirs) => {
    expect(ask(ours)).toBe(theirs);
  });

  test("gets the requested category and the country's currency, and may have a next page after a full one", () => {
    const found = read("filters=country.eq:IN;roomType.in:kitchens&page=1&size=1", [ITEM]);
    expect(found).toMatchObject({ totalElements: 3, totalPages: 3, page: 1, size: 1 });
    expect(found.items).toEqual([
      expect.objectContaining({ slug: "oak", roomType: "kitchens", totalPrice: 250_000, altText: "Oak" }),
    ]);
    const [abroad] = read("filters=country.eq:SG&page=0&size=12", [ITEM]).items;
    expect(abroad).toMatchObject({ roomType: "", totalPrice: null });
  });

  test("leaves out designs without a name or a picture", () => {
    const items = [null, { ...ITEM, title: null }, { ...ITEM, coverImage: null }, ITEM];
    expect(read("filters=country.eq:IN&page=0&size=12", items).items).toHaveLength(1);
  });

  test("finds only designs whose returned fields match the filters", () => {
    const slugs = (text: string) => read(text, [ITEM]).items.map(({ slug }) => slug);
    expect(slugs("filters=country.eq:IN;slug.in:oak,ash&page=0&size=4")).toEqual(["oak"]);
    expect(slugs("filters=country.eq:IN;slug.eq:ash&page=0&size=4")).toEqual([]);
    expect(slugs("filters=country.eq:IN;style.in:modern&page=0&size=4")).toEqual([]);
  });
});

describe("DI-28 categories from an upstream", () => {
  const told = (slug: string, availableRegions: unknown) => ({ slug, title: slug, availableRegions });
  const slugsIn = (countryIsoCode: string) => {
    const all = [told("a", ["in", "sg"]), told("b", ["IN"]), told("c", ["sa-ar"]), told("d", null), null];
    const result = categories?.read({ categories: all }, { countryIsoCode });
    if (!result?.success) throw new Error("The answer is not as agreed.");
    expect(result.data.categories.some(isOurCategory)).toBe(false);
    return result.data.categories.map(({ slug }) => slug);
  };

  test("are those of the region, in upper or lower case", () => {
    expect([slugsIn("IN"), slugsIn("SG"), slugsIn("SA")]).toEqual([
      ["a", "b", "d"],
      ["a", "d"],
      ["c", "d"],
    ]);
  });
});
