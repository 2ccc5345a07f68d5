import { expect, test } from "vitest";
import {
  listDesignCategories,
  listDesignIdeas,
} from "../../src/contracts/calls/graphql/list-design-ideas.ts";
import { buildUrlQueryParams } from "../../src/contracts/graphql/build-url-query-params.ts";
import { eachEngine } from "../stores/each-engine.ts";
import { openOnce } from "../support/clean-up.ts";
import { openGraphql } from "./graphql-fixtures.ts";

const LIST = `query designIdeasList($urlQueryParams: String!, $designIdeasContentTypes: [String!]) {
  designIdeasList(urlQueryParams: $urlQueryParams, designIdeasContentTypes: $designIdeasContentTypes) {
    items { slug } totalElements totalPages page size
  }
}`;
const INDIA = "filters=country.eq:IN;field.excludes:redirectedTo";

eachEngine("design ideas by GraphQL", ({ newDatabase }) => {
  const open = openOnce(async () => openGraphql(await newDatabase()));
  async function listSlugs(urlQueryParams: string, designIdeasContentTypes?: string[]) {
    const { ask } = await open();
    const { data, errors } = await ask(LIST, { urlQueryParams, designIdeasContentTypes });
    expect(errors).toBeUndefined();
    const list = listDesignIdeas.answer.shape.items.element.pick({ slug: true }).array();
    return list.parse(Object(data?.designIdeasList).items).map(({ slug }) => slug);
  }

  test("K33 DI-10 a list item has every field of the specification, and its photograph", async () => {
    const { call } = await open();
    const urlQueryParams = `${INDIA};tags.in:sage&page=0&size=12`;
    const outcome = await call(listDesignIdeas, {
      urlQueryParams,
      designIdeasContentTypes: ["smart-photo-lite"],
    });
    expect(outcome).toEqual({
      ok: true,
      value: {
        items: [
          {
            slug: "priced-kitchen",
            contentType: "smart-photo-lite",
            country: "IN",
            title: "The priced-kitchen",
            description: "A room to cook in.",
            totalPrice: 250_000,
            currency: "INR",
            coverImage: "/api/images/sage-1",
            altText: "A sage kitchen",
            addImages: { cover: "/api/images/sage-1-tall", desktop: "/api/images/sage-1" },
            viewImages: [{ baseSceneImageUrl: "/api/images/sage-1" }],
            roomSize: "120 sq ft",
            redirectedTo: null,
            photo: { url: "/api/images/sage-1", width: 1600, height: 1000, dominant: "#aabbcc" },
            roomType: "kitchen",
            layout: "l-shaped",
            style: "modern",
            tier: "premium",
            tags: ["sage"],
            colours: ["green"],
            roomDimensions: { length: 12, breadth: 10 },
            pricedPieces: 1,
          },
        ],
        totalElements: 1,
        totalPages: 1,
        page: 0,
        size: 12,
      },
    });
  });

  test("DI-18 filters by country and room type, and leaves out redirected designs", async () => {
    expect(await listSlugs(`${INDIA};roomType.in:kitchen`, ["looks"])).toEqual(["sage-kitchen"]);
    expect(await listSlugs("filters=country.eq:IN;roomType.in:kitchen", ["looks"])).toEqual([
      "sage-kitchen",
      "navy-kitchen",
    ]);
    expect(await listSlugs("filters=country.eq:SG", ["looks"])).toEqual(["hdb-kitchen"]);
  });

  test("DI-21 tags.in finds designs with one of the tags, tags.muin those with all of them", async () => {
    const tagged = (filter: string) => listSlugs(`filters=country.eq:IN;${filter}`, ["looks"]);
    expect(await tagged("tags.in:sage,navy")).toEqual(["sage-kitchen", "navy-kitchen"]);
    expect(await tagged("tags.muin:sage,island")).toEqual(["sage-kitchen"]);
  });

  test("K33 both content types form one gallery, with pages starting at zero", async () => {
    const { ask } = await open();
    const page = async (number: number) => {
      const urlQueryParams = buildUrlQueryParams({
        filters: [
          { field: "country", op: "eq", values: ["IN"] },
          { field: "field", op: "excludes", values: ["redirectedTo"] },
        ],
        page: number,
        size: 2,
      });
      const { data } = await ask(LIST, { urlQueryParams });
      return data?.designIdeasList;
    };
    const first = await page(0);
    expect(first).toMatchObject({ totalElements: 3, totalPages: 2, page: 0, size: 2 });
    const slugs = [first, await page(1)].flatMap((list) =>
      Object(list)
        .items.map(Object)
        .map(({ slug }: { slug: string }) => slug),
    );
    expect(slugs.toSorted()).toEqual(["priced-kitchen", "sage-kitchen", "teak-bedroom"]);
    expect(await page(9)).toMatchObject({ items: [], totalElements: 3 });
  });

  test.each([
    ["filters=country", "country", "has no value"],
    ["filters=title.eq:50%25", "title", "percent"],
    ["filters=&page=-1", "page", ""],
    ["filters=&size=5000", "size", ""],
    ["filters=slug.eq:a%2500b", "slug", ""],
  ])("K33 refuses %s as bad input, with the field and the reason", async (urlQueryParams, field, reason) => {
    const { ask } = await open();
    expect(await ask(LIST, { urlQueryParams })).toMatchObject({
      data: { designIdeasList: null },
      errors: [{ extensions: { code: "BAD_USER_INPUT", field, reason: expect.stringContaining(reason) } }],
    });
  });

  test("K33 accepts only content types of designs", async () => {
    const { ask } = await open();
    const { errors } = await ask(LIST, { urlQueryParams: "", designIdeasContentTypes: ["custom-skus"] });
    expect(errors).toMatchObject([
      { extensions: { code: "BAD_USER_INPUT", field: "designIdeasContentTypes.0" } },
    ]);
  });

  test("K32 DI-11 DI-28 a category has every field of the specification, and the number of its designs", async () => {
    const { call } = await open();
    const outcome = await call(listDesignCategories, { countryIsoCode: "in" });
    expect(outcome).toMatchObject({ ok: true, value: { totalElements: 2 } });
    expect(outcome.ok && outcome.value.categories[0]).toEqual({
      slug: "kitchen",
      contentType: "design-ideas-categories",
      country: "IN",
      title: "Rooms: kitchen",
      description: "What it is about.",
      count: 2,
      cueStartPosition: 4,
      cueInterval: 6,
      pageTitle: "Rooms",
      seoTitle: "Rooms to look at",
      seoDescription: "Rooms to look at before you choose.",
      seoKeywords: "rooms, kitchens",
      availableRegions: ["in"],
      images: {
        desktop: "/api/images/sage-1",
        mobile: "/api/images/sage-1-tall",
        altText: "A sage kitchen",
      },
      photo: { url: "/api/images/sage-1", width: 1600, height: 1000, dominant: "#aabbcc" },
    });
  });

  test("K32 without variables returns the categories of all countries, each with its own count", async () => {
    const { ask } = await open();
    const { data } = await ask(
      "{ designIdeasCategories { categories { country slug count } totalElements } }",
    );
    const { categories, totalElements } = Object(data?.designIdeasCategories);
    expect(totalElements).toBe(4);
    expect(categories).toHaveLength(4);
    expect(categories).toEqual(
      expect.arrayContaining([
        { country: "IN", slug: "kitchen", count: 2 },
        { country: "IN", slug: "master-bedroom", count: 1 },
        { country: "SG", slug: "kitchen", count: 1 },
        { country: "SG", slug: "balcony", count: 0 },
      ]),
    );
  });
});
