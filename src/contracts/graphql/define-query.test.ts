import { expect, test } from "vitest";
import { z } from "zod";
import { defineMutation, defineQuery } from "./define-query.ts";

test("a query asks for the fields of its answer, however deep", () => {
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

test("a query without variables has no brackets, and one that answers a single value no fields", () => {
  const query = defineQuery({ name: "ping", input: z.object({}), variables: {}, answer: z.string() });
  expect(query.document).toBe("query ping { ping }");
});

test("a mutation says that it is one, and is never repeated by itself", () => {
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
