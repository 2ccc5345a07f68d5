import { expect, test } from "vitest";
import { listOfferings } from "../../src/contracts/calls/graphql/list-offerings.ts";
import type { CallInput } from "../../src/contracts/define-call.ts";
import {
  buildOfferingFilters,
  UNLISTED_AVAILABILITIES,
} from "../../src/contracts/graphql/offering-filters.ts";
import { oneEngine } from "../stores/each-engine.ts";
import { openOnce } from "../support/clean-up.ts";
import { openGraphql } from "./graphql-fixtures.ts";

oneEngine("offerings by GraphQL", ({ newDatabase }) => {
  const open = openOnce(async () => openGraphql(await newDatabase()));
  async function list(input: Partial<CallInput<typeof listOfferings>> = {}) {
    const { call } = await open();
    const outcome = await call(listOfferings, {
      filters: buildOfferingFilters({ categoryId: 1 }),
      offeringType: "finishes",
      ...input,
    });
    if (!outcome.ok) throw new Error(outcome.problem.report);
    return outcome.value;
  }
  const codes = async (input: Parameters<typeof list>[0]) => {
    const { products } = await list(input);
    return products.map(({ code }) => code);
  };

  test("K42 OF-07 OF-13 an offering has every field of the specification", async () => {
    const filters = "product_category_id:1;available_offline:1";
    const { products, totalElements, start, count } = await list({ filters, start: 0, count: 21 });
    expect({ totalElements, start, count }).toEqual({ totalElements: 6, start: 0, count: 21 });
    expect(products[0]).toEqual({
      id: 1,
      name: "Finish LAM-001",
      code: "LAM-001",
      meta: {
        description: "Long.",
        description_short: "Short.",
        care_instructions: "Wipe.",
        category_notes: "Dry rooms.",
        returns_policy: "None once cut.",
        warranty: "Ten years.",
      },
      category: "Laminates",
      category_slug: "laminates",
      dimensions: { width: 1220, height: 2440, depth: 1 },
      type: "Matte laminate",
      features: [
        { feature: "Sheen", value: "Matte", id_feature: 2, id_feature_value: 2001 },
        { feature: "Sheen", value: "Matte", id_feature: 3, id_feature_value: 3001 },
      ],
      materialData: { availability: "yes" },
      skusData: {
        price: 120,
        currency: "INR",
        code: "LAM-001",
        fields: [{ name: "Priced by", value: "sq ft" }],
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
      },
      seenIn: ["modern-kitchen"],
      pairsWith: [],
    });
  });

  test("OF-14 OF-15 filters by type of offering, category and availability in a centre", async () => {
    expect(await codes({ filters: "product_category_id:2" })).toEqual(["ACR-008"]);
    expect(await codes({ filters: "product_category_id:1;available_offline:0" })).toEqual(["LAM-007"]);
    expect(
      await codes({ filters: buildOfferingFilters({ categoryId: 51 }), offeringType: "accessories" }),
    ).toEqual(["HDL-001"]);
  });

  test("OF-16 values of one feature are alternatives, and all features must match", async () => {
    const chosen = (selected: Record<string, string[]>) =>
      codes({ filters: buildOfferingFilters({ categoryId: 1, selected, hidden: UNLISTED_AVAILABILITIES }) });
    expect(await chosen({ sheen: ["2004"] })).toEqual(["LAM-002"]);
    expect(await chosen({ sheen: ["2001", "2004"], colour: ["3001"] })).toEqual([
      "LAM-001",
      "LAM-002",
      "LAM-006",
    ]);
    expect(await chosen({ sheen: ["2004"], colour: ["3002"] })).toEqual([]);
    expect(await chosen({ product_type_id: ["102"], sheen: ["2001"] })).toEqual(["LAM-003"]);
    expect(await chosen({ sheen: ["matte"] })).toEqual([]);
  });

  test("OF-09 a list hides discontinued and out-of-stock products, and does not count them", async () => {
    const hidden = buildOfferingFilters({ categoryId: 1, hidden: UNLISTED_AVAILABILITIES });
    const { products, totalElements } = await list({ filters: hidden });
    expect(products.map(({ materialData }) => materialData.availability)).toEqual([
      "yes",
      "yes",
      "yes",
      "on_request",
    ]);
    expect(totalElements).toBe(4);
  });

  test("OF-10 a product's own page finds it by its code, whatever its availability", async () => {
    const { products } = await list({ filters: buildOfferingFilters({ categoryId: 100, code: "LAM-004" }) });
    expect(products).toMatchObject([{ code: "LAM-004", materialData: { availability: "discontinued" } }]);
  });

  test("OF-13 OF-17 start can be any offset, and 21 is the default page size", async () => {
    expect(await codes({ start: 0, count: 2 })).toEqual(["LAM-001", "LAM-002"]);
    expect(await codes({ start: 2, count: 2 })).toEqual(["LAM-003", "LAM-004"]);
    expect(await codes({ start: 1, count: 3 })).toEqual(["LAM-002", "LAM-003", "LAM-004"]);
    expect(await codes({ start: 5, count: 4 })).toEqual(["LAM-006"]);
    expect((await list()).count).toBe(21);
  });

  test("OF-08 returns the filters of the category, with the selected ones marked", async () => {
    const selected = { product_type_id: ["101"], sheen: ["2004"] };
    const { filterData } = await list({ filters: buildOfferingFilters({ categoryId: 1, selected }) });
    expect(filterData).toEqual([
      {
        type: "product_type",
        displayName: "Kind",
        isFeatureFilter: false,
        categorySearchBy: "product_type_id",
        categoryFilters: [
          { searchBy: "101", selected: true, displayName: "Matte laminate" },
          { searchBy: "102", selected: false, displayName: "Wood-grain laminate" },
        ],
      },
      {
        type: "feature",
        displayName: "Sheen",
        isFeatureFilter: true,
        categorySearchBy: "sheen",
        categoryFilters: [
          { searchBy: "2001", selected: false, displayName: "Matte" },
          { searchBy: "2004", selected: true, displayName: "Gloss" },
        ],
      },
    ]);
    expect((await list({ filters: "" })).filterData).toEqual([]);
  });

  test.each([
    ['filters: "product_category_id", offeringType: "finishes"', "product_category_id"],
    ['filters: "product_type_id:1,,2", offeringType: "finishes"', "product_type_id"],
    ['filters: "", offeringType: "carpets"', "offeringType"],
    ['filters: "", offeringType: "finishes", start: -1', "start"],
    ['filters: "", offeringType: "finishes", count: 0', "count"],
    ['filters: "", offeringType: "finishes", count: 1000', "count"],
  ])("K42 refuses %s with the field name", async (text, field) => {
    const { ask } = await open();
    expect(await ask(`{ offerings_details(${text}) { totalElements } }`)).toMatchObject({
      errors: [{ extensions: { code: "BAD_USER_INPUT", field, reason: expect.stringMatching(/\w/) } }],
    });
  });
});
