import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { bandInRoom, roomPriceFacts } from "../../src/prices/my-room.ts";
import { isTier } from "../../src/prices/rates.ts";
import { PROJECT_ROOT } from "../support/project-files.ts";
import { RATES } from "./shipped-rates.ts";

const price = z.object({ price: z.number() });
const Variation = price.extend({ isDefault: z.boolean().optional() });
const Design = z.object({
  roomType: z.string(),
  layout: z.string().optional(),
  tier: z.string().optional(),
  roomDimensions: z.object({ length: z.number(), breadth: z.number() }),
  products: z.array(z.union([price, z.object({ variations: z.array(Variation).min(1) })])).default([]),
  lines: z.array(price).default([]),
});

const designs = Object.entries(RATES).flatMap(([country, rates]) =>
  globSync(`content/documents/{looks,smart-photo-lite,smart-photo}/${country}/*.json`, { cwd: PROJECT_ROOT })
    .flatMap((file) => [JSON.parse(readFileSync(join(PROJECT_ROOT, file), "utf8"))].flat())
    .map((body) => ({ country, rates, ...Design.parse(body) })),
);

describe("the price models and the shipped designs", () => {
  test("every room that is shown has a price model in its country", () => {
    const without = designs.filter((design) => !roomPriceFacts(design.rates, design));
    expect(without.map(({ country, roomType }) => `${country} ${roomType}`)).toEqual([]);
  });

  test("agree: the designs of a room cost about as much as its model", () => {
    const indices = new Map<string, number[]>();
    for (const design of designs.filter(({ products }) => products.length > 0)) {
      const { country, rates, roomType, layout, roomDimensions, tier } = design;
      const [city = ""] = Object.entries(rates.cities).find(([, factor]) => factor === 1) ?? [];
      const room = { ...roomDimensions, city, tier: isTier(tier) ? tier : ("premium" as const) };
      const model = bandInRoom(rates, { room: roomType, layout, index: 1 }, room).likely;
      const key = `${country} ${roomType}`;
      indices.set(key, [...(indices.get(key) ?? []), totalOf(design) / model]);
    }
    const astray = [...indices].filter(([, ratios]) => !isNear(medianOf(ratios)));
    expect(indices.size).toBeGreaterThan(50);
    expect(astray).toEqual([]);
  });
});

function totalOf({ products, lines }: z.infer<typeof Design>): number {
  const prices = products.map((product) => {
    if ("price" in product) return product.price;
    return (product.variations.find(({ isDefault }) => isDefault) ?? product.variations[0])?.price ?? 0;
  });
  return [...prices, ...lines.map((line) => line.price)].reduce((sum, amount) => sum + amount, 0);
}

function medianOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
}

function isNear(ratio: number): boolean {
  return ratio >= 0.8 && ratio <= 1.25;
}
