import { expect, test } from "vitest";
import { z } from "zod";
import { defineMutation, defineQuery } from "./define-query.ts";

test("a query requests the fields of its response at any depth", () => {
  const query = defineQuery({
    name: "listThings",
    input: z.object({ word: z.string(), page: z.number().optional() }),
    variables: { word: "String!", page: "Int" },
    answer: z.object({
      total: z.number(),
      things: z.array(z.object({ id: z.string(), size: z.object({ width: z.number() }).nullable() })),
      tags: z.array(z.string()).nullable(),
      more: z.record(z.string(), z.unknown()),
    }),
  });
  expect(query.document).toBe(
    "query listThings($word: String!, $page: Int) { listThings(word: $word, page: $page)" +
      " { total things { id size { width } } tags more } }",
  );
});

test("a query without variables has no parentheses, and one that returns a scalar has no fields", () => {
  const query = defineQuery({ name: "ping", input: z.object({}), variables: {}, answer: z.string() });
  expect(query.document).toBe("query ping { ping }");
});

test("a mutation is written as a mutation and is never retried automatically", () => {
  const definition = {
    name: "addThing",
    input: z.object({ word: z.string() }),
    variables: { word: "String!" },
    answer: z.object({ id: z.string() }),
  };
  const mutation = defineMutation(definition);
  expect(mutation.document).toBe("mutation addThing($word: String!) { addThing(word: $word) { id } }");
  expect([mutation.safe, defineQuery(definition).safe]).toEqual([false, true]);
});
