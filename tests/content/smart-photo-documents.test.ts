import { describe, expect, test } from "vitest";
import { SmartPhotoDetails } from "../../src/contracts/documents/designs/smart-photo-details.ts";
import { CustomSku, Sku } from "../../src/contracts/documents/offerings/sku-document.ts";
import { documentsOf, photographs } from "./product-documents.ts";

const ARABIC = /\p{Script=Arabic}/u;
const photos = documentsOf("smart-photo", SmartPhotoDetails);
const skus = documentsOf("skus", Sku);
const customSkus = documentsOf("custom-skus", CustomSku);
const products = photos.flatMap(({ body, country, language }) =>
  (body.viewImages[0]?.products ?? []).map((product) => ({ ...product, photo: body, country, language })),
);

function editions(country: string, language = "EN") {
  return photos.filter((photo) => photo.country === country && photo.language === language);
}

describe("the smart photos", () => {
  test("are 52 in three countries, and the Saudi ones are in both languages", () => {
    expect(editions("IN")).toHaveLength(18);
    expect(editions("SG")).toHaveLength(10);
    expect(editions("SA")).toHaveLength(24);
    expect(editions("SA", "AR")).toHaveLength(24);
    const rooms = (country: string) => new Set(editions(country).map(({ body }) => body.roomType));
    expect([...rooms("SA")]).toEqual(expect.arrayContaining(["majlis", "womens-majlis", "service-kitchen"]));
    expect([...rooms("IN")]).toContain("pooja-room");
  });

  test("SP-06 have their edition, currency, tax and size in the units of the country", () => {
    expect(photos.map(({ body }) => body.smartphotoContentId)).toEqual(
      expect.arrayContaining([
        "in-modern-kitchen",
        "sg-modern-kitchen",
        "sa-modern-kitchen",
        "sa-ar-modern-kitchen",
      ]),
    );
    const ids = photos.map(({ body }) => body.smartphotoContentId);
    expect(new Set(ids).size).toBe(ids.length);
    const inIndia = editions("IN").find(({ slug }) => slug === "modern-kitchen");
    expect(inIndia?.body).toMatchObject({
      currency: "INR",
      countryCode: "IN",
      smartPhotoLite: false,
      imageSizeRatio: 66.67,
      roomSize: "154 sq ft",
      roomDimensions: { length: 14, breadth: 11, unit: "ft" },
      tax: { name: "GST", rate: 0.18, included: true },
    });
    for (const { body } of editions("SA", "AR")) expect(body.roomSize).toMatch(/^\d+ م²$/);
    for (const { body } of editions("SG")) expect(body.roomSize).toMatch(/^\d+ sq ft \(\d+ sq m\)$/);
  });

  test("SP-05 every hotspot of a scene belongs to exactly one product", () => {
    for (const { body } of photos) {
      const scene = photographs.find(body.scene.photo.name);
      const places = (body.viewImages[0]?.products ?? []).flatMap(({ hotspot, moreHotspots }) => [
        hotspot,
        ...moreHotspots,
      ]);
      const missed = scene?.hotspots.filter(
        ({ x, y }) => !places.some((place) => place.x === x && place.y === y),
      );
      expect({ [body.smartphotoContentId]: missed }).toEqual({ [body.smartphotoContentId]: [] });
      expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(places.length);
    }
  });

  test("SP-10 exactly one variation of a product is the default, and it is the one in the original photograph", () => {
    for (const { variations, photo } of products) {
      const [chosen, ...others] = variations.filter(({ isDefault }) => isDefault);
      expect(others).toEqual([]);
      expect(chosen?.productImageUrl).toBe(photo.baseSceneImageUrl);
    }
  });

  test("SP-08 the other variations show different pictures of the same scene", () => {
    const changed = products.filter(({ variations }) => variations.length > 1);
    expect(changed.length).toBeGreaterThan(60);
    for (const { variations, photo } of changed) {
      const scene = photographs.find(photo.scene.photo.name);
      const prints = scene?.products.flatMap(({ finishes }) => finishes.map((one) => one.photograph)) ?? [];
      const shown = variations
        .filter(({ isDefault }) => !isDefault)
        .map(({ productImageUrl }) => nameOf(productImageUrl));
      expect(prints).toEqual(expect.arrayContaining(shown));
      expect(new Set(shown).size).toBe(shown.length);
      const shape = (scene?.width ?? 0) / (scene?.height ?? 0);
      for (const { photo: print } of variations) expect(print.width / print.height).toBeCloseTo(shape, 3);
    }
  });

  test("use every scene of the catalogue that has variations", () => {
    const shown = new Set(photos.map(({ body }) => body.scene.photo.name));
    expect([...shown].filter((name) => (photographs.find(name)?.products.length ?? 0) > 0)).toHaveLength(29);
  });

  test("SP-11 every variation has a thumbnail: a sample or a fitting", () => {
    for (const { variations } of products)
      for (const { thumbnailUrl } of variations) expect(nameOf(thumbnailUrl)).toMatch(/^(swatch|acc)-/);
  });

  test("the total is the sum of the default variations, between the lowest and the highest total", () => {
    for (const { body } of photos) {
      const chosen = (body.viewImages[0]?.products ?? []).flatMap(({ variations }) =>
        variations.filter(({ isDefault }) => isDefault),
      );
      expect(body.totalPrice).toBeCloseTo(
        chosen.reduce((sum, { price }) => sum + price, 0),
        6,
      );
      expect(body.lowestPrice).toBeLessThanOrEqual(body.totalPrice);
      expect(body.highestPrice).toBeGreaterThanOrEqual(body.totalPrice);
    }
  });

  test("no two have the same text", () => {
    for (const said of [
      photos.map(({ body }) => body.description),
      photos.map(({ body }) => body.seoDescription),
      photos.map(({ body }) => `${body.countryCode} ${body.seoTitle}`),
    ])
      expect(new Set(said).size).toBe(said.length);
  });
});

describe("the Arabic smart photos", () => {
  const pairs = editions("SA").map(({ slug, body }) => ({
    slug,
    english: body,
    arabic: editions("SA", "AR").find((photo) => photo.slug === slug)?.body,
  }));

  test.each(pairs)("$slug has the same structure and prices as the English one", ({ english, arabic }) => {
    const bones = (photo: SmartPhotoDetails | undefined) => ({
      scene: photo?.scene.photo.name,
      room: photo?.roomType,
      size: photo?.roomDimensions,
      total: photo?.totalPrice,
      views: photo?.viewImages.map(({ photo: print }) => print.url),
      products: photo?.viewImages[0]?.products.map(({ id, hotspot, quantity, customSku, variations }) => ({
        ...{ id, hotspot, quantity, customSku },
        variations: variations.map(({ productSku, price, productImageUrl }) => [
          productSku,
          price,
          productImageUrl,
        ]),
      })),
    });
    expect(bones(arabic)).toEqual(bones(english));
  });

  test.each(pairs)("$slug is written in Arabic, with Western digits", ({ arabic }) => {
    const said = [
      ...[arabic?.title, arabic?.description, arabic?.city, arabic?.author, arabic?.designedBy, arabic?.care],
      ...[arabic?.seoTitle, arabic?.seoDescription, arabic?.tax.name, ...(arabic?.visibleTags ?? [])],
      ...[...(arabic?.includes ?? []), ...(arabic?.excludes ?? [])],
      ...(arabic?.viewImages ?? []).flatMap(({ altText, products: shown }) => [
        altText,
        ...shown.flatMap(({ name, unit, note, variations }) => [
          ...[name, unit, ...(note ? [note] : [])],
          ...variations.map(({ productName }) => productName),
        ]),
      ]),
    ];
    expect(said.filter((text) => !text || !ARABIC.test(text))).toEqual([]);
    expect(said.join(" ")).not.toMatch(/[٠-٩۰-۹]/);
  });
});

describe("the products of the smart photos", () => {
  const english = skus.filter(({ language }) => language === null);
  const arabic = skus.filter(({ language }) => language === "AR");

  test("SP-13 each have a code, a name and a picture, and all are used", () => {
    expect(english.map(({ body }) => body.sku_code)).toContain("SKU-1");
    expect(new Set(english.map(({ body }) => body.id)).size).toBe(english.length);
    expect(new Set(english.map(({ body }) => body.name)).size).toBe(english.length);
    const used = new Set(
      products.flatMap(({ variations }) => variations.map(({ productSku }) => productSku)),
    );
    expect(english.map(({ slug }) => slug).filter((code) => !used.has(code))).toEqual([]);
  });

  test("SP-16 are sold in the currency of each zone, at no more than the maximum retail price", () => {
    const currencies = { IN: "INR", SG: "SGD", SA: "SAR" };
    for (const { body } of english)
      for (const { seller_zone_code, sku_prices } of body.seller_zones) {
        expect(currencies).toHaveProperty(seller_zone_code, sku_prices.currency);
        expect(sku_prices.mrp).toBeGreaterThanOrEqual(sku_prices.selling_price);
      }
  });

  test("have an Arabic edition with the same price if they are sold in Saudi Arabia", () => {
    const sold = english.filter(({ body }) => zoneOf(body, "SA"));
    expect(arabic.map(({ slug }) => slug).sort()).toEqual(sold.map(({ slug }) => slug).sort());
    for (const { slug, body } of arabic) {
      const twin = sold.find((sku) => sku.slug === slug)?.body;
      expect(body.seller_zones).toEqual([twin && zoneOf(twin, "SA")]);
      expect(body.images.map(({ url }) => url)).toEqual(twin?.images.map(({ url }) => url));
      const { name, category, description, care_instructions, category_notes, returns_policy, warranty } =
        body;
      for (const text of [
        name,
        category,
        description,
        care_instructions,
        category_notes,
        returns_policy,
        warranty,
      ])
        expect(text).toMatch(ARABIC);
    }
  });
});

describe("the made-to-measure products", () => {
  test("SP-14 are at least twelve, with units that have a price and a name", () => {
    expect(new Set(customSkus.map(({ slug }) => slug)).size).toBeGreaterThanOrEqual(12);
    expect(customSkus.map(({ slug }) => slug)).toContain("CSKU-1");
    const offered = customSkus.flatMap(({ body }) => body.units);
    expect(offered.some(({ available }) => !available)).toBe(true);
    const codes = customSkus.filter(({ language }) => language === "EN").flatMap(({ body }) => body.units);
    expect(new Set(codes.map(({ code }) => code)).size).toBe(codes.length);
  });

  test("the Arabic ones have the same units as the English ones", () => {
    const inArabic = customSkus.filter(({ language }) => language === "AR");
    expect(inArabic.length).toBeGreaterThan(0);
    for (const { slug, body } of inArabic) {
      const twin = customSkus.find((sku) => sku.slug === slug && sku.language === "EN")?.body;
      const prices = (sku: CustomSku | undefined) => sku?.units.map(({ code, price }) => [code, price]);
      expect(prices(body)).toEqual(prices(twin));
      for (const { display_name } of body.units) expect(display_name).toMatch(ARABIC);
    }
  });
});

function zoneOf({ seller_zones }: Sku, country: string) {
  return seller_zones.find(({ seller_zone_code }) => seller_zone_code === country);
}

/** The address has the form "/api/images/<name>-<eight digits>". */
function nameOf(address: string): string {
  return address.replace(/^.*\//, "").replace(/-[0-9a-f]{8}$/, "");
}
