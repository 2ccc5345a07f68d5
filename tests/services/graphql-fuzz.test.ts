import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { z } from "zod";
import { listDesignIdeas } from "../../src/contracts/calls/graphql/list-design-ideas.ts";
import { listOfferings } from "../../src/contracts/calls/graphql/list-offerings.ts";
import { searchMagazinePosts } from "../../src/contracts/calls/graphql/search-magazine.ts";
import type { Database } from "../../src/platform/database/database.ts";
import { composeSchema } from "../../src/services/graphql/compose-schema.ts";
import { eachEngine } from "../stores/each-engine.ts";
import { fuzzRuns } from "../support/fuzz-runs.ts";
import { SILENT } from "./fixture-backends.ts";
import { anyFilters, anyQuery, anyValue } from "./graphql-arbitraries.ts";
import { graphqlBackends } from "./graphql-fixtures.ts";

const RUNS = fuzzRuns(100);
const options = { timeout: 300_000 + 50 * RUNS };

/** The only error codes that a caller may see. Any other code is a bug. */
const CODES = [
  "BAD_REQUEST",
  "BAD_USER_INPUT",
  "UNAUTHENTICATED",
  "TOO_MANY_REQUESTS",
  "NOT_FOUND",
  "GRAPHQL_PARSE_FAILED",
  "GRAPHQL_VALIDATION_FAILED",
  "REQUEST_ENTITY_TOO_LARGE",
  "OPERATION_RESOLUTION_FAILURE",
];
const Answer = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z.array(z.looseObject({ extensions: z.object({ code: z.enum(CODES) }) })).optional(),
});

eachEngine("arbitrary requests to GraphQL", ({ newDatabase }) => {
  test("random documents are answered or refused", options, async () => {
    const send = await openDoor(await newDatabase());
    await check(anyQuery(composeSchema()), (query) => send(json({ query })));
  });

  test("random variables are answered or refused", options, async () => {
    const send = await openDoor(await newDatabase());
    const calls = fc.constantFrom(listDesignIdeas, listOfferings, searchMagazinePosts);
    const requests = calls.chain((call) =>
      fc
        .record(Object.fromEntries(Object.keys(call.input.shape).map((name) => [name, anyValue])))
        .map((variables) => json({ query: call.document, variables, operationName: call.name })),
    );
    await check(requests, send);
  });

  test("random filters are answered or refused", options, async () => {
    const send = await openDoor(await newDatabase());
    await check(anyFilters, async (text) => {
      await send(json({ query: listDesignIdeas.document, variables: { urlQueryParams: text } }));
      const variables = { filters: text, offeringType: "finishes" };
      await send(json({ query: listOfferings.document, variables }));
    });
  });

  test("random bodies and addresses are answered or refused", options, async () => {
    const send = await openDoor(await newDatabase());
    const part = fc.oneof(fc.string(), fc.json(), fc.constantFrom("{ __typename }", "{}", "[]"));
    const requests = fc.oneof(
      fc.oneof(fc.string({ unit: "binary" }), fc.json()).map((body) => ({ ...json({}), body })),
      fc
        .record({ query: anyValue, variables: anyValue, operationName: anyValue, extensions: anyValue })
        .map(json),
      fc.record(
        { query: part, variables: part, operationName: part, extensions: part },
        { requiredKeys: [] },
      ),
    );
    await check(requests, (request) =>
      "body" in request
        ? send(request)
        : send({}, `?${new URLSearchParams(request as Record<string, string>)}`),
    );
  });
});

function check<Value>(values: fc.Arbitrary<Value>, send: (value: Value) => Promise<void>): Promise<void> {
  return fc.assert(fc.asyncProperty(values, send), { numRuns: RUNS });
}

function json(body: object) {
  return { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
}

async function openDoor(database: Database) {
  const error = vi.fn();
  const { app } = await graphqlBackends({ database, log: { ...SILENT, error } });
  return async (init: RequestInit, query = "") => {
    const response = await app.request(`/api/graphql${query}`, init);
    const body = await response.text();
    expect(response.status, body).toBeLessThan(500);
    Answer.parse(JSON.parse(body));
    expect(error.mock.calls).toEqual([]);
  };
}
