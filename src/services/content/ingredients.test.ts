import { expect, test } from "vitest";
import { z } from "zod";
import { changedIngredients } from "./ingredients.ts";

const TYPE = {
  answersAs: "item",
  schemas: { "*": z.unknown() },
  filters: ["roomType", "size.area"],
} as const;

function design(body: object, address: { country?: string | null; position?: number } = {}) {
  return {
    id: "looks:sage:IN:EN",
    content_type: "looks",
    country: "IN",
    position: 3,
    ...address,
    body: JSON.stringify(body),
  };
}

const STORED = design({ title: "Sage", roomType: "kitchen", size: { area: 90 } });

test("a change of words concerns the pages that show the document, and no other list", () => {
  const after = design({ title: "Sage green", roomType: "kitchen", size: { area: 90 } });
  expect(changedIngredients(STORED, after, TYPE)).toEqual(["document looks:sage:IN:EN"]);
});

test.each([
  ["comes", undefined, STORED],
  ["goes", STORED, undefined],
  ["moves", STORED, { ...STORED, position: 4 }],
  ["is filtered otherwise", STORED, design({ title: "Sage", roomType: "wardrobe", size: { area: 90 } })],
  [
    "is filtered otherwise, deeper",
    STORED,
    design({ title: "Sage", roomType: "kitchen", size: { area: 91 } }),
  ],
])("a document that %s concerns the lists of its country", (_, before, after) => {
  expect(changedIngredients(before, after, TYPE)).toEqual([
    "document looks:sage:IN:EN",
    "list looks",
    "list looks IN",
  ]);
});

test("a document of every country concerns the lists of all of them, and a searchable one all searches", () => {
  const type = { ...TYPE, search: { kind: "design", heading: ["title"] } } as const;
  const changed = changedIngredients(undefined, design({}, { country: null }), type);
  expect(changed).toEqual(
    expect.arrayContaining(["list looks IN", "list looks SG", "list looks SA", "search"]),
  );
});
