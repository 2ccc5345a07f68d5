import { describe, expect, test } from "vitest";
import type { PriceModel } from "../../../../contracts/documents/home-cost-document.ts";
import { estimateRange, readChoice } from "./home-estimate.ts";

const INDIA: PriceModel = { tax: 0.18, spread: [0.92, 1.12], roundTo: 1000, unit: "lakh" };
const SINGAPORE: PriceModel = { tax: 0.09, spread: [0.92, 1.12], roundTo: 100, unit: "whole" };
const MALAYSIA: PriceModel = { tax: 0, spread: [0.9, 1.15], roundTo: 100, unit: "whole" };
const SAUDI: PriceModel = {
  tax: 0.15,
  spread: [0.9, 1.15],
  roundTo: 500,
  unit: "whole",
  bespokeAbove: 3500,
};

function range(premium: number, index: number, model: PriceModel, area?: number) {
  const net = { essential: premium, premium, luxe: premium };
  return estimateRange({ net, area }, "premium", { index }, model);
}

describe("adds tax and spread, and rounds for each country", () => {
  test.each([
    ["2 BHK in Bengaluru", range(1_246_784.55, 1, INDIA), [1_354_000, 1_471_000, 1_648_000]],
    ["3 BHK in Mumbai", range(1_612_166.36, 1.1, INDIA), [1_925_000, 2_093_000, 2_344_000]],
    ["4-room BTO", range(51_827.83, 1, SINGAPORE), [52_000, 56_500, 63_300]],
    ["new condo in Kuala Lumpur", range(83_198.75, 1, MALAYSIA), [74_900, 83_200, 95_700]],
    ["apartment in Jeddah", range(245_045.56, 1, SAUDI, 160), [253_500, 282_000, 324_000]],
  ])("%s", (_, found, [low, likely, high]) => {
    expect(found).toEqual({ low, likely, high });
  });
});

test("returns no price above the limit per square metre", () => {
  expect(range(1_422_949, 1, SAUDI, 400)).toBeUndefined();
  expect(range(1_422_949, 0.9, SAUDI, 400)).toBeDefined();
});

const net = { essential: 1, premium: 2, luxe: 3 };
const cost: Parameters<typeof readChoice>[1] = {
  homes: [
    { id: "2bhk", name: "2 BHK", size: "780 sq ft", plan: "two-bedroom", weeks: "9 weeks", net },
    { id: "3bhk", name: "3 BHK", size: "1,180 sq ft", plan: "three-bedroom", weeks: "11 weeks", net },
  ],
  cities: [
    { id: "bengaluru", name: "Bengaluru", index: 1 },
    { id: "mumbai", name: "Mumbai", index: 1.1 },
  ],
  chosen: { home: "2bhk", city: "bengaluru" },
};

function choose(query: string) {
  const { home, city, isAsked } = readChoice(new URLSearchParams(query), cost);
  return [home.id, city.id, isAsked];
}

test("uses the document's choice until the visitor chooses", () => {
  expect(choose("")).toEqual(["2bhk", "bengaluru", false]);
  expect(choose("home=3bhk&city=mumbai")).toEqual(["3bhk", "mumbai", true]);
  expect(choose("city=mumbai")).toEqual(["2bhk", "mumbai", true]);
});

test("ignores unknown values", () => {
  expect(choose("home=palace&city=atlantis")).toEqual(["2bhk", "bengaluru", false]);
  expect(choose(`home=${"x".repeat(500)}`)).toEqual(["2bhk", "bengaluru", false]);
  expect(choose("home=3bhk&city=%3Cscript%3E")).toEqual(["3bhk", "bengaluru", true]);
});
