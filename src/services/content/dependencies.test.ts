import { expect, test } from "vitest";
import { z } from "zod";
import { changedDependencies } from "./dependencies.ts";

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

test("a change of text affects only the document and not the lists", () => {
  const after = design({ title: "Sage green", roomType: "kitchen", size: { area: 90 } });
  expect(changedDependencies(STORED, after, TYPE)).toEqual(["document looks:sage:IN:EN"]);
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
])("a document that %s affects the lists of its country", (_, before, after) => {
  expect(changedDependencies(before, after, TYPE)).toEqual([
    "document looks:sage:IN:EN",
    "list looks",
    "list looks IN",
  ]);
});

test("a document of every country affects the lists of all countries, and a searchable one affects all searches", () => {
  const type = { ...TYPE, search: { kind: "design", heading: ["title"] } } as const;
  const changed = changedDependencies(undefined, design({}, { country: null }), type);
  expect(changed).toEqual(
    expect.arrayContaining(["list looks IN", "list looks SG", "list looks SA", "search"]),
  );
});
