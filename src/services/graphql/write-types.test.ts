import { expect, test } from "vitest";
import { z } from "zod";
import { graphqlShape } from "../../contracts/graphql/graphql-shape.ts";
import { writeTypes } from "./write-types.ts";

const Stored = z.strictObject({
  slug: z.string().min(3),
  size: z.enum(["small", "large"]).optional(),
  area: z.number().positive().describe("In square feet."),
  rooms: z.number().int().default(1),
  places: z.array(z.object({ x: z.number() })).max(4),
});

test("a stored schema loses the limits for editors, and allows null for optional fields", () => {
  const answer = { slug: "a", size: null, area: -1, rooms: 2, places: [{ x: 9 }] };
  expect(graphqlShape(Stored).parse({ ...answer, more: 1 })).toEqual(answer);
  expect(graphqlShape(Stored).safeParse({ ...answer, slug: null }).success).toBe(false);
});

test("writes types as in the contract: only certain fields and lists are never null", () => {
  const types = { Thing: { fields: graphqlShape(Stored), certain: ["slug"], parts: { places: "Spot" } } };
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

test("refuses a nested type without a name, and a field that has no GraphQL type", () => {
  expect(() => writeTypes({ Thing: { fields: graphqlShape(Stored), certain: [] } })).toThrow("places");
  expect(() => graphqlShape(z.object({ when: z.date() }))).toThrow(TypeError);
});
