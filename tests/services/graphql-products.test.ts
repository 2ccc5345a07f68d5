import { expect, test, vi } from "vitest";
import { getCustomSku, getSku } from "../../src/contracts/calls/graphql/get-sku.ts";
import { getSmartPhoto } from "../../src/contracts/calls/graphql/get-smart-photo.ts";
import { oneEngine } from "../stores/each-engine.ts";
import { openOnce } from "../support/clean-up.ts";
import { openGraphql } from "./graphql-fixtures.ts";

oneEngine("smart photos and products by GraphQL", ({ newDatabase }) => {
  const open = openOnce(async () => openGraphql(await newDatabase()));

  test("K34 SP-06 SP-07 SP-08 SP-15 a smart photo has every field of the specification", async () => {
    const { call } = await open();
    const outcome = await call(getSmartPhoto, {
      smartPhotoSlug: "modern-kitchen",
      contentTypeSlug: "smart-photo",
      smartphotoContentId: "",
    });
    const sized = { url: "/api/images/sage-1", width: 1600, height: 1000, dominant: "#aabbcc" };
    expect(outcome).toMatchObject({
      ok: true,
      value: {
        description: "Every piece has its price.",
        baseSceneImageUrl: "/api/images/sage-1",
        imageSizeRatio: 62.5,
        currency: "INR",
        countryCode: "IN",
        visibleTags: ["Sage"],
        title: "A modern kitchen",
        city: "Bengaluru",
        author: "Ravi",
        designedBy: "Asha",
        roomType: "kitchen",
        slug: "modern-kitchen",
        smartPhotoLite: false,
        roomDimensions: { length: 12, breadth: 10 },
        roomSize: "120 sq ft",
        seoTitle: "A modern kitchen (en)",
        seoDescription: "A modern kitchen, piece by piece.",
        viewImages: [
          {
            products: [
              {
                name: "Tap",
                hotspot: { x: 0.4, y: 0.6 },
                variations: [
                  {
                    productImageUrl: "/api/images/sage-1",
                    productSku: "SKU-1",
                    isDefault: true,
                    price: 9000,
                    productName: "Brass tap",
                    thumbnailUrl: "/api/images/sage-1",
                    photo: sized,
                    thumbnail: sized,
                  },
                ],
              },
            ],
          },
        ],
      },
    });
  });

  test("SP-12 SP-15 the editions of a slug are distinguished by country and language, or by the content id", async () => {
    const { call } = await open();
    const title = async (input: object) => {
      const outcome = await call(getSmartPhoto, input);
      return outcome.ok ? `${outcome.value.countryCode} ${outcome.value.title}` : outcome.problem.status;
    };
    const smartPhotoSlug = "modern-kitchen";
    expect(await title({ smartPhotoSlug, countryIsoCode: "SA", languageCode: "AR" })).toBe("SA مطبخ حديث");
    expect(await title({ smartPhotoSlug, countryIsoCode: "sa", languageCode: "en" })).toBe(
      "SA A Saudi kitchen",
    );
    expect(await title({ smartphotoContentId: "sa-modern-kitchen" })).toBe("SA A Saudi kitchen");
    expect(await title({ smartPhotoSlug, smartphotoContentId: "in-modern-kitchen" })).toBe(
      "IN A modern kitchen",
    );
    expect(await title({ smartPhotoSlug, countryIsoCode: "SG" })).toBe(404);
    expect(await title({ smartPhotoSlug: "none" })).toBe(404);
  });

  test("K34 needs a slug or a content id, and a content type that has smart photos", async () => {
    const { ask } = await open();
    const refused = async (text: string) => (await ask(`{ smartPhoto_details(${text}) { slug } }`)).errors;
    expect(await refused('contentTypeSlug: "smart-photo", smartphotoContentId: ""')).toMatchObject([
      { extensions: { code: "BAD_USER_INPUT", field: "smartPhotoSlug" } },
    ]);
    expect(await refused('smartPhotoSlug: "a", contentTypeSlug: "ec"')).toMatchObject([
      { extensions: { code: "BAD_USER_INPUT", field: "contentTypeSlug" } },
    ]);
    expect(await refused('smartPhotoSlug: "a"')).toMatchObject([
      { message: 'There is no smart-photo document "a".', extensions: { code: "NOT_FOUND" } },
    ]);
  });

  test("SP-09 a priced design is returned in the same shape, marked as lite", async () => {
    const { call } = await open();
    const outcome = await call(getSmartPhoto, {
      smartPhotoSlug: "priced-kitchen",
      contentTypeSlug: "smart-photo-lite",
    });
    expect(outcome).toMatchObject({
      ok: true,
      value: {
        smartPhotoLite: true,
        baseSceneImageUrl: "/api/images/sage-1",
        imageSizeRatio: 62.5,
        city: "Pune",
        designedBy: "Asha",
        visibleTags: ["sage"],
        viewImages: [{ products: [{ name: "Hob", price: 20_000, variations: [] }] }],
      },
    });
  });

  test("K35 SP-13 SP-16 a product has every field of the specification, with its prices in a currency", async () => {
    const { call } = await open();
    expect(await call(getSku, { skuCode: "SKU-1", currency: "INR" })).toEqual({
      ok: true,
      value: {
        sku_code: "SKU-1",
        id: 7,
        name: "Brass tap",
        category: "Taps",
        description: "Turns.",
        care_instructions: "Wipe it.",
        category_notes: "Fits most sinks.",
        returns_policy: "Thirty days.",
        warranty: "Ten years.",
        unit: "piece",
        images: [
          {
            position: 1,
            url: "/api/images/sage-1",
            alt: "A sample",
            width: 1600,
            height: 1000,
            dominant: "#aabbcc",
          },
        ],
        field_options: [{ name: "Finish", values: ["Brass", "Steel"] }],
        seller_zones: [
          {
            seller_zone_code: "IN",
            quantity: 5,
            sla_in_days: 14,
            enabled: true,
            commission_percentage: 10,
            sku_prices: { currency: "INR", selling_price: 9000, mrp: 9100 },
          },
        ],
      },
    });
  });

  test("K35 has Arabic names, and returns every currency if none is requested", async () => {
    const { call } = await open();
    expect(await call(getSku, { skuCode: "SKU-1", languageCode: "ar" })).toMatchObject({
      ok: true,
      value: { name: "صنبور نحاسي", seller_zones: [{ seller_zone_code: "IN" }, { seller_zone_code: "SG" }] },
    });
    // An untranslated name is better than none.
    expect(await call(getSku, { skuCode: "SKU-2", languageCode: "ar", currency: "SAR" })).toMatchObject({
      ok: true,
      value: { name: "Steel tap", seller_zones: [] },
    });
    expect(await call(getSku, { skuCode: "SKU-9" })).toMatchObject({ ok: false, problem: { status: 404 } });
  });

  test("K35 many products in one request need one database query", async () => {
    const database = await newDatabase();
    const { ask } = await openGraphql(database);
    const read = vi.spyOn(database, "readContent");
    const one = await countQueries('{ a: skuDetailsFromShazam(skuCode: "SKU-1") { name } }');
    const three = await countQueries(`{
      a: skuDetailsFromShazam(skuCode: "SKU-1") { name }
      b: skuDetailsFromShazam(skuCode: "SKU-2") { name }
      c: skuDetailsFromShazam(skuCode: "SKU-1", languageCode: "ar") { name }
    }`);
    expect(three.data).toEqual({
      a: { name: "Brass tap" },
      b: { name: "Steel tap" },
      c: { name: "صنبور نحاسي" },
    });
    expect(one.queries).toBeGreaterThan(0);
    expect(three.queries).toBe(one.queries);

    async function countQueries(query: string) {
      read.mockClear();
      const { data } = await ask(query);
      return { data, queries: read.mock.calls.length };
    }
  });

  test("K36 SP-14 SP-16 a made-to-measure product has its units", async () => {
    const { call } = await open();
    expect(await call(getCustomSku, { customSkuCode: "CSKU-1" })).toMatchObject({
      ok: true,
      value: {
        units: [
          { display_name: "600 mm", price: 12_000, code: "CSKU-1-600", available: true },
          { display_name: "900 mm", price: 16_000, code: "CSKU-1-900", available: false },
        ],
      },
    });
    expect(await call(getCustomSku, { customSkuCode: "CSKU-1", countryIsoCode: "SG" })).toMatchObject({
      ok: false,
      problem: { kind: "not-found" },
    });
  });
});
