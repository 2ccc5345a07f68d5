import { expect, test } from "vitest";
import { getContent, getPreviousAndNext, searchContent } from "../../src/contracts/calls/document-calls.ts";
import {
  listDesignCategories,
  listDesignIdeas,
} from "../../src/contracts/calls/graphql/list-design-ideas.ts";
import { createCaller } from "../../src/contracts/create-caller.ts";
import { DOCUMENT_TYPES } from "../../src/services/content/document-types.ts";
import { eachEngine } from "../stores/each-engine.ts";
import { openOnce } from "../support/clean-up.ts";
import { documents, galleryOf } from "./design-documents.ts";
import { openContent } from "./open-content.ts";

const SLUG = "walnut-kitchen-round-breakfast-table-three";
const REPLACED = "greige-gloss-kitchen-table-corner";

eachEngine("the design ideas of our content", ({ newDatabase }) => {
  const open = openOnce(async () => {
    const app = await openContent(await newDatabase(), DOCUMENT_TYPES);
    return createCaller({ addresses: {}, embedded: (request) => app.fetch(request) });
  });

  test("K14 K16 K17 returns a landing page, a design and its neighbours", async () => {
    const call = await open();
    for (const iso of ["in", "sg", "my"]) {
      const contentSlug = "design-ideas-landing-page";
      const landing = await call(getContent, { contentSlug, pageSlug: `${iso}_design_ideas` });
      expect(landing).toMatchObject({
        ok: true,
        value: {
          title: expect.any(String),
          subtitle: expect.any(String),
          iconImageURL: expect.stringMatching(/^\/api\/images\//),
          backgroundImage: expect.stringMatching(/^\/api\/images\//),
          magazineSlugs: [expect.any(String), expect.any(String), expect.any(String)],
          isLivspaceTvEnabled: false,
        },
      });
    }

    const ofSlug = (slug: string, roomType: string) =>
      call(searchContent, {
        contentSlug: "looks",
        filters: `country.eq:SG;roomType.eq:${roomType};slug.eq:${slug}`,
      });
    expect(await ofSlug(SLUG, "kitchen-designs")).toMatchObject({
      ok: true,
      value: {
        totalElements: 1,
        contents: [
          {
            slug: SLUG,
            contentType: "looks",
            countryCode: "SG",
            currency: "SGD",
            roomSize: "110 sq ft (10 sq m)",
            coverImage: expect.stringMatching(/^\/api\/images\/kitchen-walnut-2-[0-9a-f]{8}$/),
            viewImages: expect.arrayContaining([
              { baseSceneImageUrl: expect.any(String), altText: expect.any(String), products: [] },
            ]),
          },
        ],
      },
    });
    expect(await ofSlug(SLUG, "wardrobe")).toMatchObject({ ok: true, value: { contents: [] } });
    expect(await ofSlug("nothing-like-this", "kitchen-designs")).toMatchObject({
      ok: true,
      value: { contents: [] },
    });

    const neighbours = (slug: string) =>
      call(getPreviousAndNext, {
        contentType: "looks",
        slug,
        preNextContentType: "looks",
        filters: "country.eq:SG;roomType.in:kitchen-designs;field.excludes:redirectedTo",
      });
    const unpriced = galleryOf("SG", "kitchen-designs").filter(({ hasPrice }) => !hasPrice);
    for (const [index, { slug }] of unpriced.entries()) {
      const trio = [unpriced.at(index - 1), unpriced[index], unpriced[(index + 1) % unpriced.length]];
      const contents = trio.map((one) => expect.objectContaining({ slug: one?.slug }));
      expect(await neighbours(slug)).toEqual({ ok: true, value: { contents } });
    }
    expect(await neighbours("nothing-like-this")).toMatchObject({ ok: false, problem: { status: 404 } });
  });

  test("K32 K33 DI-18 returns categories with counts, and galleries without replaced designs", async () => {
    const call = await open();
    const list = (filters: string, size = 100) =>
      call(listDesignIdeas, {
        urlQueryParams: `filters=country.eq:SG;${filters}field.excludes:redirectedTo&page=0&size=${size}`,
      });
    const kitchens = await list("roomType.in:kitchen-designs;");
    const slugs = kitchens.ok ? kitchens.value.items.map(({ slug }) => slug) : [];
    expect(slugs).toEqual(galleryOf("SG", "kitchen-designs").map(({ slug }) => slug));
    expect(slugs).not.toContain(REPLACED);

    const categories = await call(listDesignCategories, { countryIsoCode: "SG" });
    const counted = categories.ok ? categories.value.categories : [];
    expect(counted.map(({ slug, count }) => [slug, count])).toEqual(
      counted.map(({ slug }) => [slug, galleryOf("SG", slug).length]),
    );

    // Every widget of a landing page must find designs.
    const widgets = documents
      .filter(({ content_type }) => content_type === "design-ideas-landing-page")
      .flatMap(({ slug, body }) =>
        body.widgets.flatMap(({ id, filters }: { id: string; filters?: string }) =>
          filters ? [{ id, filters, country: slug.slice(0, 2).toUpperCase() }] : [],
        ),
      );
    expect(widgets.length).toBeGreaterThan(12);
    for (const { id, filters, country } of widgets) {
      const urlQueryParams = `filters=country.eq:${country};${filters};field.excludes:redirectedTo&size=24`;
      const found = await call(listDesignIdeas, { urlQueryParams });
      expect([country, id, found.ok && found.value.items.length > 2]).toEqual([country, id, true]);
    }

    const priced = await list("totalPrice.range:|5000;");
    const totals = priced.ok ? priced.value.items.map(({ totalPrice }) => totalPrice ?? 0) : [];
    expect(totals.length).toBeGreaterThan(3);
    expect(Math.max(...totals)).toBeLessThanOrEqual(5000);
    const blue = await list("colours.eq:blue;roomType.eq:kitchen-designs;");
    expect(blue.ok && blue.value.items.map(({ slug }) => slug)).toEqual(
      galleryOf("SG", "kitchen-designs")
        .filter(({ colours }) => colours.includes("blue"))
        .map(({ slug }) => slug),
    );
  });
});
