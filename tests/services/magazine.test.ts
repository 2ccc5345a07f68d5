import { beforeAll, describe, expect, test } from "vitest";
import {
  getMagazinePost,
  listMagazineAttributes,
  listMagazineCategories,
  listMagazinePosts,
} from "../../src/contracts/calls/magazine/magazine-calls.ts";
import { createCaller } from "../../src/contracts/create-caller.ts";
import type { EmbeddedBackends } from "../../src/services/embedded-backends.ts";
import { oneEngine } from "../stores/each-engine.ts";
import { lasting } from "../support/clean-up.ts";
import { loadedBackends } from "./fixture-backends.ts";
import { MAGAZINE_FIXTURE_TYPES, magazineContent } from "./magazine-content.ts";

const POSTS = "/api/web-backend/v1/magazine/post";
const ATTRIBUTES = "/api/web-backend/v1/magazine/attributes";

oneEngine("the magazine", ({ newDatabase }) => {
  let backends: EmbeddedBackends;
  beforeAll(() =>
    lasting(async () => {
      backends = await loadedBackends({
        database: await newDatabase(),
        contentDirectory: magazineContent(),
        documentTypes: MAGAZINE_FIXTURE_TYPES,
        publicUrl: "https://atrium.example",
        brandName: "Atrium",
      });
    }),
  );

  async function read(path: string) {
    const response = await backends.app.request(path);
    expect(response.status).toBe(200);
    return response.json();
  }
  async function slugs(query: string): Promise<string[]> {
    const { posts } = await read(`${POSTS}/search?${query}`);
    return posts.map(({ slug }: { slug: string }) => slug);
  }

  describe("K22 an article", () => {
    test("MG-02 MG-06 MG-07 EN-29 has the specified fields", async () => {
      const post = await read(`${POSTS}/corner-cupboards/detail?countryIsoCode=IN`);
      expect(post).toMatchObject({
        id: expect.any(Number),
        slug: "corner-cupboards",
        date: "2026-01-10T00:00:00Z",
        title: "About corner-cupboards",
        category: { name: "Room ideas", slug: "room-ideas" },
        childCategory: { name: "Kitchen ideas", slug: "kitchen" },
        authors: [
          { name: "Ananya Rao", slug: "ananya-rao", id: expect.any(Number), role: "Editor", initials: "AR" },
        ],
        image: expect.stringMatching(/^\/api\/images\/test-room-[0-9a-f]{8}\/1600\.jpg$/),
        media_details: {
          width: 300,
          height: 200,
          sizes: { full: { width: 300 }, thumbnail: { height: 200 } },
        },
        imageAltText: "A grey room",
        excerpt: "What to know about corner-cupboards.",
        tags: [{ name: "Storage", slug: "storage" }],
        content: expect.stringContaining('<h2 id="in-short">In short</h2>'),
        headings: [{ id: "in-short", text: "In short" }],
        keyFacts: [{ label: "Fact 1", value: "12 mm" }, {}, {}],
        reviewedBy: { name: "Grace Tan", slug: "grace-tan" },
        type: { name: "How to", slug: "how-to" },
        readingMinutes: 3,
      });
      expect(post).not.toHaveProperty("related_posts");
    });

    test("MG-07 has metadata about its author, its address and its type for search engines and shared links", async () => {
      const post = await read(`${POSTS}/tall-units/detail?countryIsoCode=SG`);
      const address = "https://atrium.example/sg/magazine/tall-units";
      expect(post.yoast_meta).toMatchObject({
        title: "About tall-units",
        description: expect.any(String),
        canonical: address,
        og_locale: "en_SG",
        og_site_name: "Atrium",
        og_image: [{ url: expect.stringMatching(/^https:\/\/atrium\.example\/api\/images\//), width: 300 }],
        article_modified_time: "2026-04-02T00:00:00Z",
      });
      const graph: { "@type": string }[] = post.yoast_graph["@graph"];
      expect(graph.map((node) => node["@type"])).toEqual(["Article", "BreadcrumbList", "Person", "Person"]);
      expect(graph[0]).toMatchObject({
        headline: "About tall-units",
        datePublished: "2026-03-01T00:00:00Z",
        author: [{ name: "Grace Tan" }, { name: "Ananya Rao" }],
        publisher: { name: "Atrium" },
        citation: [{ name: "IS 303", publisher: { name: "Bureau of Indian Standards" } }],
      });
      expect(graph[1]).toMatchObject({
        itemListElement: [
          { position: 1, item: "https://atrium.example/sg/magazine" },
          {
            position: 2,
            name: "Kitchens 101",
            item: "https://atrium.example/sg/magazine/category/kitchens-101",
          },
          { position: 3, item: address },
        ],
      });
    });

    test("MG-24 returns related articles, with those that have most in common first", async () => {
      const { related_posts } = await read(
        `${POSTS}/corner-cupboards/detail?countryIsoCode=IN&include=related_posts`,
      );
      const related = related_posts.map(({ slug }: { slug: string }) => slug);
      expect(related[0]).toBe("tall-units");
      expect(related).toHaveLength(5);
      expect(related).not.toContain("corner-cupboards");
      expect(related_posts[0]).toMatchObject({
        title: "About tall-units",
        category: { slug: "kitchens-101" },
      });
      expect(related_posts[0]).not.toHaveProperty("content");
      const inSingapore = await read(
        `${POSTS}/corner-cupboards/detail?countryIsoCode=sg&include=related_posts`,
      );
      expect(inSingapore.related_posts).toHaveLength(1);
    });

    test("links to pages of the requested country", async () => {
      const { content } = await read(`${POSTS}/corner-cupboards/detail?countryIsoCode=SG`);
      expect(content).toContain('<a href="/sg/magazine/tall-units">');
      expect(content).toContain('<a href="/sg/design-ideas">');
      const indian = await read(`${POSTS}/corner-cupboards/detail`);
      expect(indian.content).toContain('<a href="/in/magazine/tall-units">');
    });

    test.each([
      "none/detail?countryIsoCode=IN",
      "an-umbrella/detail?countryIsoCode=IN",
      "a-fan/detail?countryIsoCode=SA",
    ])("MG-27 %s answers 404", async (path) => {
      const response = await backends.app.request(`${POSTS}/${path}`);
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({ error: expect.stringContaining("There is no article") });
    });
  });

  describe("K23 the list of articles", () => {
    test("MG-21 is sorted newest first, with a total, one page at a time", async () => {
      const first = await read(`${POSTS}/search?countryIsoCode=IN&page=1&pageSize=4`);
      expect(first).toMatchObject({ total: 6, page: 1, pageSize: 4 });
      const second = await slugs("countryIsoCode=IN&page=2&pageSize=4");
      expect([...first.posts.map(({ slug }: { slug: string }) => slug), ...second]).toEqual([
        "tall-units",
        "corner-cupboards",
        "a-drain",
        "a-drawer",
        "a-shutter",
        "a-fan",
      ]);
      expect(await slugs("countryIsoCode=IN&page=3&pageSize=4")).toEqual([]);
      expect(first.posts[0]).not.toHaveProperty("content");
      expect(first.posts[0]).not.toHaveProperty("relatedSlugs");
    });

    test.each([
      ["countryIsoCode=sg", ["tall-units", "corner-cupboards"]],
      ["countryIsoCode=MY", ["an-umbrella"]],
      ["countryIsoCode=SA", []],
      ["", ["tall-units", "corner-cupboards", "a-drain", "a-drawer", "a-shutter", "a-fan"]],
      ["categories=room-ideas", ["corner-cupboards"]],
      ["categories=kitchen", ["corner-cupboards"]],
      ["categories=kitchen,kitchens-101&tags=storage", ["tall-units", "corner-cupboards"]],
      ["tags=cost", ["tall-units"]],
      ["authors=grace-tan", ["tall-units"]],
      ["authors=nobody", []],
      ["types=how-to&tags=storage", ["tall-units", "corner-cupboards"]],
      ["slug=a-fan,corner-cupboards,none", ["corner-cupboards", "a-fan"]],
      ["utm_source=x&tags=cost", ["tall-units"]],
      ["search=corner", ["corner-cupboards"]],
      ["search=corner&tags=cost", []],
      ["search=corner&tags=storage", ["corner-cupboards"]],
      ["search=carousel&slug=tall-units", []],
      ["search=umbrella", []],
      ["search=umbrella&countryIsoCode=MY", ["an-umbrella"]],
    ])("filters by %s", async (query, expected) => {
      expect(await slugs(query)).toEqual(expected);
    });

    test("counts the results of a search", async () => {
      expect(await read(`${POSTS}/search?search=cupboards&pageSize=5`)).toMatchObject({
        total: 1,
        pageSize: 5,
      });
      expect(await read(`${POSTS}/search?search=cupboards&tags=monsoon`)).toMatchObject({
        total: 0,
        posts: [],
      });
    });

    test("returns the text and related articles on request", async () => {
      const { posts } = await read(`${POSTS}/search?slug=tall-units&include=content,related_posts`);
      expect(posts[0]).toMatchObject({
        content: expect.stringContaining("<h2"),
        related_posts: expect.any(Array),
      });
    });

    test.each([
      ["page=0", "page"],
      ["page=x", "page"],
      ["pageSize=0", "pageSize"],
      ["pageSize=101", "pageSize"],
      ["countryIsoCode=India", "countryIsoCode"],
      ["categories=a;b", "categories"],
      ["tags=,", "tags"],
      [`search=${"x".repeat(201)}`, "search"],
    ])("refuses %s with the field name", async (query, field) => {
      const response = await backends.app.request(`${POSTS}/search?${query}`);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ field, reason: expect.any(String) });
    });
  });

  describe("attributes", () => {
    test.each([
      ["K24", "category", "kitchen", { name: "Kitchen ideas", parent: "room-ideas", count: 1 }],
      ["K25", "post_tag", "storage", { name: "Storage", count: 2 }],
      ["K26", "author", "ananya-rao", { name: "Ananya Rao", role: "Editor", initials: "AR", count: 6 }],
    ])("%s MG-16 MG-22 a slug of %s resolves to exactly one hit", async (_, attribute, slug, fields) => {
      const found = await read(`${ATTRIBUTES}/${attribute}/search?countryIsoCode=IN&slug=${slug}`);
      expect(found).toMatchObject({
        attributes: [{ id: expect.any(Number), slug, ...fields }],
        total: 1,
        page: 1,
      });
      expect(found.attributes).toHaveLength(1);
      const none = await read(`${ATTRIBUTES}/${attribute}/search?countryIsoCode=IN&slug=none`);
      expect(none).toMatchObject({ attributes: [], total: 0 });
    });

    test("MG-22 lists the attributes that have articles in a country", async () => {
      const names = async (query: string) => {
        const { attributes } = await read(`${ATTRIBUTES}/${query}`);
        return attributes.map(({ slug }: { slug: string }) => slug);
      };
      expect(await names("category/search?countryIsoCode=IN")).toEqual([
        "room-ideas",
        "kitchen",
        "kitchens-101",
      ]);
      expect(await names("category/search?countryIsoCode=MY")).toEqual(["kitchens-101"]);
      expect(await names("post_tag/search?countryIsoCode=SG&pageSize=1&page=2")).toEqual(["cost"]);
      expect(await names("author/search?countryIsoCode=MY")).toEqual(["ananya-rao"]);
    });

    test("refuses an unknown attribute", async () => {
      const response = await backends.app.request(`${ATTRIBUTES}/mood/search`);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ field: "attribute" });
    });
  });

  test.each(["", "/"])(
    "K27 MG-23 EN-31 lists categories with their subcategories (categories%s)",
    async (end) => {
      const { categories } = await read(`/api/wcms/api/public/v2/magazines/in/categories${end}`);
      expect(categories).toMatchObject([
        {
          categoryName: "room-ideas",
          displayName: "Room ideas",
          categorySlug: "room-ideas",
          count: 1,
          subCategories: [{ categoryName: "kitchen", displayName: "Kitchen ideas", categorySlug: "kitchen" }],
        },
        { categorySlug: "kitchens-101", subCategories: [] },
      ]);
    },
  );

  test("every call answers in the shape of its contract", async () => {
    const { app } = backends;
    const call = createCaller({ addresses: {}, embedded: (request) => app.fetch(request) });
    const outcomes = [
      await call(getMagazinePost, { slug: "tall-units", countryIsoCode: "IN", include: "related_posts" }),
      await call(listMagazinePosts, { countryIsoCode: "IN", page: 1, pageSize: 3, search: "units" }),
      await call(listMagazineAttributes, { attribute: "author", countryIsoCode: "SG" }),
      await call(listMagazineCategories, { iso: "in" }),
    ];
    expect(outcomes.map(({ ok }) => ok)).toEqual([true, true, true, true]);
  });
});

test("the timeout for loading many articles is a minute", () => {
  expect(listMagazinePosts.timeoutMs).toBe(60_000);
});
