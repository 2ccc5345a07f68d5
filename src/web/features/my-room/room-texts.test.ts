import { expect, test } from "vitest";
import { textOf } from "../../../editions/all-texts.ts";
import type { PriceRates } from "../../../prices/rates.ts";
import { cityName } from "./city-name.ts";
import { describeRoom } from "./describe-room.ts";
import { roomTexts, wrongSize } from "./room-texts.ts";

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

test("tells the room, the city and the tax that is in the price", () => {
  const texts = roomTexts(textOf("en").t, INDIA, (slug) => cityName("in", slug, "en"));
  const room = { length: 10, breadth: 8.5, city: "navi-mumbai", tier: "premium" } as const;
  expect(describeRoom(texts, room)).toEqual({
    size: "10 × 8.5 ft, Premium",
    place: "Navi Mumbai, GST included",
  });
  expect(describeRoom(texts, { ...room, city: "other" }).place).toBe("Another city, GST included");
});

test("says nothing of a tax that is not taken", () => {
  const rates = { ...INDIA, tax: { name: "SST", rate: 0 } };
  const texts = roomTexts(textOf("en").t, rates, (slug) => cityName("my", slug, "en"));
  expect(describeRoom(texts, { length: 10, breadth: 8, city: "other", tier: "luxe" }).place).toBe(
    "Another city",
  );
});

test("speaks Arabic of metres and of Arabic cities", () => {
  const texts = roomTexts(textOf("ar").t, SAUDI, (slug) => cityName("sa", slug, "ar"));
  const { size, place } = describeRoom(texts, { length: 4, breadth: 3, city: "al-khobar", tier: "luxe" });
  expect(size).toContain("4 × 3 م");
  expect(place).toContain("الخبر");
  expect(place).toContain("ضريبة القيمة المضافة");
});

test("says between what the sides are to be, in the country's unit", () => {
  expect(wrongSize(textOf("en").t, INDIA)).toContain("4 and 60 ft");
  expect(wrongSize(textOf("ar").t, SAUDI)).toContain("1.2");
});
