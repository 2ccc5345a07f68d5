import { expect, test } from "vitest";
import { textOf } from "../../../../editions/all-texts.ts";
import { editionOf } from "../../../../editions/edition.ts";
import type { Region } from "../../../../editions/regions.ts";
import type { MyRoom } from "../../../../prices/my-room.ts";
import type { PriceRates } from "../../../../prices/rates.ts";
import { cityNames } from "./city-name.ts";
import { describeRoom, wrongSize } from "./describe-room.ts";
import { unitOf } from "./my-room-query.ts";

const INDIA: PriceRates = {
  currency: "INR",
  areaUnit: "sq-ft",
  tax: { name: "GST", rate: 0.18 },
  roundTo: 1000,
  spread: { low: 0.92, high: 1.12 },
  cities: { bengaluru: 1, "navi-mumbai": 1.05, other: 0.94 },
  homes: {},
  rates: {},
  factors: {},
};
const SAUDI: PriceRates = {
  ...INDIA,
  currency: "SAR",
  areaUnit: "sq-m",
  tax: { name: "VAT", rate: 0.15 },
  cities: { "al-khobar": 1, other: 0.88 },
};

test("describes the room, the city and the tax that the price includes", () => {
  const room = { length: 10, breadth: 8.5, city: "navi-mumbai", tier: "premium" } as const;
  expect(describe("in", INDIA, room)).toEqual({
    size: "10 × 8.5 ft, Premium",
    place: "Navi Mumbai, GST included",
  });
  expect(describe("in", INDIA, { ...room, city: "other" }).place).toBe("Another city, GST included");
});

test("does not mention a tax with a rate of zero", () => {
  const rates = { ...INDIA, tax: { name: "SST", rate: 0 } };
  expect(describe("my", rates, { length: 10, breadth: 8, city: "other", tier: "luxe" }).place).toBe(
    "Another city",
  );
});

test("writes metres and cities in Arabic", () => {
  const { size, place } = describe("sa-ar", SAUDI, {
    length: 4,
    breadth: 3,
    city: "al-khobar",
    tier: "luxe",
  });
  expect(size).toContain("4 × 3 م");
  expect(place).toContain("الخبر");
  expect(place).toContain("ضريبة القيمة المضافة");
});

test("states the limits of the sides in the country's unit", () => {
  expect(wrongSize(textOf("en").t, "ft")).toContain("4 and 60 ft");
  expect(wrongSize(textOf("ar").t, "m")).toContain("1.2");
});

function describe(region: Region, rates: PriceRates, room: MyRoom): { size: string; place: string } {
  const edition = editionOf(region);
  const { t } = textOf(edition.language);
  const terms = { unit: unitOf(rates), tax: rates.tax, cities: cityNames(t, rates, edition) };
  return describeRoom(t, terms, room);
}
