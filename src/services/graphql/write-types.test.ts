import { expect, test } from "vitest";
import { z } from "zod";
import { told } from "../../contracts/graphql/told.ts";
import { writeTypes } from "./write-types.ts";

const Stored = z.strictObject({
  slug: z.string().min(3),
  size: z.enum(["small", "large"]).optional(),
  area: z.number().positive().describe("In square feet."),
  rooms: z.number().int().default(1),
  places: z.array(z.object({ x: z.number() })).max(4),
});

test("what is stored is told without the limits of editors, and null where there is none", () => {
  const answer = { slug: "a", size: null, area: -1, rooms: 2, places: [{ x: 9 }] };
  expect(told(Stored).parse({ ...answer, more: 1 })).toEqual(answer);
  expect(told(Stored).safeParse({ ...answer, slug: null }).success).toBe(false);
});

test("types are written as the contract has them: only what is certain, and lists, are never null", () => {
  const types = { Thing: { fields: told(Stored), certain: ["slug"], parts: { places: "Spot" } } };
  expect(writeTypes(types).split("\n")).toEqual([
    "type Thing {",
    "  slug: String!",
    "  size: String",
    '  "In square feet."',
    "  area: Float",
    "  rooms: Int",
    "  places: [Spot!]!",
    "}",
  ]);
});

test("a part without a name, and a field that GraphQL has no word for, are refused", () => {
  expect(() => writeTypes({ Thing: { fields: told(Stored), certain: [] } })).toThrow("places");
  expect(() => told(z.object({ when: z.date() }))).toThrow(TypeError);
});
