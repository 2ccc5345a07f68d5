import { describe, expect, test } from "vitest";
import { SmartPhotoDetails } from "../../src/contracts/documents/designs/smart-photo-details.ts";
import { ACCESSORY_FEATURES } from "../../src/contracts/documents/offerings/offering-accessory-features.ts";
import { OFFERING_CATEGORIES } from "../../src/contracts/documents/offerings/offering-categories.ts";
import { OfferingCategoryPage } from "../../src/contracts/documents/offerings/offering-category.ts";
import { Accessory, Finish } from "../../src/contracts/documents/offerings/offering-document.ts";
import { FINISH_FEATURES } from "../../src/contracts/documents/offerings/offering-finish-features.ts";
import { OfferingProduct } from "../../src/contracts/documents/offerings/offering-product.ts";
import { documentsOf } from "./product-documents.ts";

const finishes = documentsOf("finishes", OfferingProduct).map(({ body }) => body);
const accessories = documentsOf("accessories", OfferingProduct).map(({ body }) => body);
const categories = documentsOf("offerings-categories", OfferingCategoryPage);
const all = [...finishes, ...accessories];

describe("the finishes and accessories", () => {
  test("exist for every sample and fitting that has a photograph", () => {
    expect(finishes).toHaveLength(78);
    expect(accessories).toHaveLength(32);
    for (const { picture } of finishes) expect(picture.photo.name).toMatch(/^swatch-/);
    for (const { picture } of accessories) expect(picture.photo.name).toMatch(/^acc-/);
    expect(new Set(all.map(({ picture }) => picture.photo.name)).size).toBe(all.length);
  });

  test("each have a unique number, code, name and text", () => {
    for (const key of ["id", "code", "name"] as const)
      expect(new Set(all.map((product) => product[key])).size).toBe(all.length);
    for (const key of ["description", "description_short"] as const)
      expect(new Set(all.map(({ meta }) => meta[key])).size).toBe(all.length);
    expect(all.map(({ code }) => code)).toEqual(expect.arrayContaining(["LAM-001", "ACC-001"]));
  });

  test("OF-07 have all features, and each value has a unique number", () => {
    for (const [products, features] of [
      [finishes, FINISH_FEATURES],
      [accessories, ACCESSORY_FEATURES],
    ] as const)
      for (const product of products) {
        const named = new Set(product.features.map(({ id_feature }) => id_feature));
        expect(Object.values(features).filter(({ id }) => !named.has(id))).toEqual([]);
      }
    const values = new Map<number, string>();
    for (const { id_feature, id_feature_value, feature, value } of all.flatMap(
      (product) => product.features,
    )) {
      expect(Math.floor(id_feature_value / 1000)).toBe(id_feature);
      const meaning = `${feature}: ${value}`;
      expect(values.get(id_feature_value) ?? meaning).toBe(meaning);
      values.set(id_feature_value, meaning);
    }
  });

  test("OF-09 are counted for each category as its list shows them, with the lowest price", () => {
    const productsOf = (wanted: string) => categories.find(({ slug }) => slug === wanted)?.body.products;
    // Six are written, but one of them is discontinued.
    expect(productsOf("acrylic")).toEqual({ count: 5, from: 950 });
    const shown = finishes.filter(({ materialData }) =>
      ["yes", "on_request"].includes(materialData.availability),
    );
    expect(productsOf("finishes")).toEqual({
      count: shown.length,
      from: Math.min(...shown.map(({ skusData }) => skusData.price)),
    });
  });

  test("OF-09 OF-10 AMB-38 are mostly available; some are discontinued or out of stock, and one is available on request", () => {
    const count = (availability: string) =>
      all.filter(({ materialData }) => materialData.availability === availability).length;
    expect(count("yes")).toBeGreaterThan(80);
    expect(count("discontinued")).toBeGreaterThanOrEqual(3);
    expect(count("out_of_stock")).toBeGreaterThanOrEqual(3);
    expect(count("on_request")).toBe(1);
  });

  test("OF-14 are in the lists of their category and of its parent page", () => {
    const [oak] = finishes.filter(({ code }) => code === "LAM-001");
    expect(oak?.product_category_id).toEqual([1, 100]);
    expect(oak?.available_offline).toBe(1);
    const [hinge] = accessories.filter(({ code }) => code === "ACC-001");
    const listed = ["base-cabinets", "kitchen-cabinets", "wardrobe-accessories", "accessories"] as const;
    for (const slug of listed) expect(hinge?.product_category_id).toContain(OFFERING_CATEGORIES[slug].id);
  });

  test("a missing or unknown feature is rejected", () => {
    expect(
      Finish.safeParse({ features: { sheen: "shiny" } }).error?.issues.map(({ path }) => path.join(".")),
    ).toEqual(expect.arrayContaining(["features.sheen", "features.moisture", "features.coastal"]));
    expect(
      Accessory.safeParse({ features: { load: "heavy" } }).error?.issues.map(({ path }) => path.join(".")),
    ).toEqual(expect.arrayContaining(["features.load", "features.brand"]));
  });
});

describe("the categories of offerings", () => {
  test("are all written, with addresses of every form", () => {
    expect(categories.map(({ slug }) => slug).sort()).toEqual(Object.keys(OFFERING_CATEGORIES).sort());
    expect(categories.map(({ body }) => body.path)).toEqual(
      expect.arrayContaining([
        "finishes/laminates",
        "kitchen-cabinets/base-cabinets",
        "wardrobe-cabinets/wardrobe-accessories",
        "accessories",
      ]),
    );
    const numbers = categories.map(({ body }) => body.product_category_id);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  test("OF-17 show 21 products on a page", () => {
    for (const { body } of categories) expect(body.perPageProductCount).toBe(21);
  });

  test.each(categories)("OF-08 $slug has filters only for values that its products have", ({ body }) => {
    const { product_category_id, offeringType, filterData } = body;
    const shown = (offeringType === "finishes" ? finishes : accessories).filter(
      (product) =>
        product.product_category_id.includes(product_category_id) &&
        product.available_offline === 1 &&
        !/discontinued|out_of_stock/.test(product.materialData.availability),
    );
    expect(shown.length).toBeGreaterThan(0);
    for (const { isFeatureFilter, categorySearchBy, categoryFilters } of filterData) {
      expect(categorySearchBy === "product_type_id").toBe(!isFeatureFilter);
      for (const { searchBy, selected } of categoryFilters) {
        const found = shown.filter(({ multi_feature, product_type_id }) =>
          isFeatureFilter ? multi_feature.includes(Number(searchBy)) : product_type_id === Number(searchBy),
        );
        expect({ [searchBy]: found.length > 0, selected }).toEqual({ [searchBy]: true, selected: false });
      }
    }
  });
});

describe("the label of a finish", () => {
  test("OF-07 exists for every finish: its resistance, its limits and its expected life", () => {
    for (const { code, features } of finishes) {
      const told = new Set(features.map(({ feature }) => feature));
      expect({ [code]: LABEL_FEATURES.filter((feature) => !told.has(feature)) }).toEqual({ [code]: [] });
    }
  });

  test("states an expected life longer than the warranty, except for the finish that was discontinued for this reason", () => {
    const years = (product: OfferingProduct, name: string) =>
      Number.parseInt(product.features.find(({ feature }) => feature === name)?.value ?? "", 10);
    const short = finishes.filter((finish) => years(finish, "Expected life") <= years(finish, "Warranty"));
    expect(short.map(({ code }) => code)).toEqual(["MET-005"]);
  });

  test("many finishes can be compared in one room with another finish, from the same camera", () => {
    const shown = documentsOf("smart-photo", SmartPhotoDetails).flatMap(({ body }) => body.shownFinishes);
    expect(new Set(shown.map(({ code }) => code)).size).toBeGreaterThan(20);
    for (const { photo, before } of shown) {
      expect(before.photo.url).not.toBe(photo.url);
      // Masters have two sizes, 1600 and 2400 px wide, with the same shape.
      expect(before.photo.width / before.photo.height).toBeCloseTo(photo.width / photo.height, 3);
    }
  });
});

const LABEL_FEATURES = [
  "Moisture",
  "Heat",
  "Scratch",
  "Stain",
  "Sunlight",
  "Emission class",
  "Care",
  "Limits",
  "Expected life",
  "Lead time",
  "Warranty",
  "Price index",
];
