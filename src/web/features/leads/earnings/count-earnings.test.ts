import { expect, test } from "vitest";
import { countEarnings, readEarnings } from "./count-earnings.ts";

const TIERS = [
  { from: 1, percent: 1.5 },
  { from: 6, percent: 2 },
  { from: 16, percent: 2.5 },
];
const WORDS = {
  homes: { label: "Homes", help: "a year", most: 40, chosen: 4 },
  order: { label: "Order", help: "before tax", least: 300_000, most: 4_000_000, chosen: 900_000 },
};

test.each([
  [0, 0, 0],
  [1, 15_000, 15_000],
  [5, 75_000, 15_000],
  [6, 95_000, 15_833],
  [16, 300_000, 18_750],
])("%d homes of ten lakh earn %d per year", (homes, year, perHome) => {
  const count = countEarnings({ homes, order: 1_000_000 }, TIERS);
  expect([count.year, count.perHome]).toEqual([year, perHome]);
  expect(count.tiers.reduce((total, tier) => total + tier.homes, 0)).toBe(homes);
});

test.each([
  ["homes=12&order=1500000", { homes: 12, order: 1_500_000 }],
  ["homes=999&order=1", { homes: 40, order: 300_000 }],
  ["homes=-3&order=1e9", { homes: 4, order: 900_000 }],
  ["", { homes: 4, order: 900_000 }],
])("reads %s within the limits", (search, asked) => {
  expect(readEarnings(Object.fromEntries(new URLSearchParams(search)), WORDS)).toEqual(asked);
});
