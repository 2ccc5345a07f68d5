import { describe, expect, test } from "vitest";
import type { OfferingType } from "../../../../../contracts/documents/offerings/offering-categories.ts";
import type { Offering } from "../../../looks-and-offerings/offerings/offering.ts";
import type { ComparedProduct } from "../compared.ts";
import { advantagesOf, compareRows } from "./compare-rows.ts";

type Written = [id: number, name: string, value: string];

function product(code: string, features: Written[], more: Partial<Offering> = {}): Offering {
  return {
    id: 1,
    code,
    name: code,
    meta: {
      description: null,
      description_short: null,
      care_instructions: null,
      category_notes: null,
      returns_policy: null,
      warranty: null,
    },
    category: "",
    category_slug: null,
    dimensions: null,
    type: "",
    features: features.map(([id_feature, feature, value], index) => ({
      id_feature,
      feature,
      value,
      id_feature_value: index,
    })),
    materialData: { availability: "yes" },
    skusData: { price: null, currency: "INR", code, fields: [], images: [] },
    seenIn: [],
    pairsWith: [],
    ...more,
  };
}

const compared = (offering: OfferingType, one: Offering): ComparedProduct => ({ offering, product: one });
const priced = (price: number, unit = "sq ft"): Partial<Offering> => ({
  skusData: { price, currency: "INR", code: "", fields: [{ name: "Priced by", value: unit }], images: [] },
});

describe("the rows of a comparison", () => {
  test("OF-12 are grouped, with both values side by side and differences marked", () => {
    const one = product("A", [
      [2, "Sheen", "Matte"],
      [7, "Zones allowed", "Dry"],
      [7, "Zones allowed", "Splash"],
      [8, "Moisture", "4 of 5"],
      [99, "Fire class", "B1"],
    ]);
    const two = product("B", [
      [2, "Sheen", "Gloss"],
      [7, "Zones allowed", "Dry"],
      [7, "Zones allowed", "Splash"],
      [8, "Moisture", "4 of 5"],
    ]);
    const groups = compareRows({ products: [compared("finishes", one), compared("finishes", two)] });
    expect(groups.map(({ name }) => name)).toEqual(["look", "bears", "use", "more"]);
    expect(groups.flatMap(({ rows }) => rows)).toEqual([
      { label: { feature: "Sheen" }, cells: [{ text: "Matte" }, { text: "Gloss" }], isDifferent: true },
      { label: { feature: "Moisture" }, cells: [{ points: 4 }, { points: 4 }], isDifferent: false },
      {
        label: { feature: "Zones allowed" },
        cells: [{ text: "Dry, Splash" }, { text: "Dry, Splash" }],
        isDifferent: false,
      },
      { label: { feature: "Fire class" }, cells: [{ text: "B1" }, undefined], isDifferent: true },
    ]);
  });

  test("OF-12 of a finish and an accessory contain only the features that both have", () => {
    const finish = product("A", [
      [2, "Sheen", "Matte"],
      [16, "Lead time", "12 days"],
    ]);
    const fitting = product("B", [
      [16, "Lead time", "10 days"],
      [32, "Load", "35 kg"],
    ]);
    const groups = compareRows({
      products: [compared("finishes", finish), compared("accessories", fitting)],
    });
    expect(groups.flatMap(({ rows }) => rows.map(({ label }) => label))).toEqual([{ feature: "Lead time" }]);
  });

  test("recognises a feature by its name, because the ids of an upstream may mean anything", () => {
    const theirs = product("A", [[16, "Gloss units", "12"]]);
    const [group] = compareRows({ products: [compared("finishes", theirs), compared("finishes", theirs)] });
    expect(group?.name).toBe("more");
    expect(advantagesOf(theirs, product("B", [[16, "Gloss units", "20"]]))).toEqual([]);
  });
});

describe("the advantages of a product", () => {
  test("list money, time and warranty first, then the better ratings", () => {
    const one = product(
      "A",
      [
        [16, "Lead time", "10 days"],
        [15, "Warranty", "10 years"],
        [8, "Moisture", "4 of 5"],
        [9, "Heat", "5 of 5"],
      ],
      priced(690),
    );
    const two = product(
      "B",
      [
        [16, "Lead time", "12 days"],
        [15, "Warranty", "7 years"],
        [8, "Moisture", "3 of 5"],
        [9, "Heat", "2 of 5"],
      ],
      priced(900),
    );
    expect(advantagesOf(one, two)).toEqual([
      { kind: "cheaper", amount: 210, unit: "sq ft" },
      { kind: "sooner", days: 2 },
      { kind: "longer", years: 3 },
      { kind: "bears", name: "Heat", points: 5, other: 2 },
      { kind: "bears", name: "Moisture", points: 4, other: 3 },
    ]);
    expect(advantagesOf(two, one)).toEqual([]);
  });

  test("do not compare prices in different units", () => {
    expect(advantagesOf(product("A", [], priced(10, "piece")), product("B", [], priced(900)))).toEqual([]);
  });
});
