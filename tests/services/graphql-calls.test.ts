import type { IncomingMessage } from "node:http";
import { parse, validate } from "graphql/index.js";
import { describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { getCustomSku, getSku } from "../../src/contracts/calls/graphql/get-sku.ts";
import { getSmartPhoto } from "../../src/contracts/calls/graphql/get-smart-photo.ts";
import {
  listDesignCategories,
  listDesignIdeas,
} from "../../src/contracts/calls/graphql/list-design-ideas.ts";
import { listOfferings } from "../../src/contracts/calls/graphql/list-offerings.ts";
import {
  searchMagazineAuthors,
  searchMagazineCategories,
  searchMagazinePosts,
  searchMagazineTags,
} from "../../src/contracts/calls/graphql/search-magazine.ts";
import { createCaller } from "../../src/contracts/create-caller.ts";
import { composeSchema } from "../../src/services/graphql/compose-schema.ts";
import { stubBackend } from "../support/stub-backend.ts";

const CALLS = [
  listDesignIdeas,
  listDesignCategories,
  getSmartPhoto,
  getSku,
  getCustomSku,
  listOfferings,
  searchMagazinePosts,
  searchMagazineAuthors,
  searchMagazineCategories,
  searchMagazineTags,
];

test.each(CALLS.map((call) => [call.name, call] as const))(
  "%s requests only fields of the schema",
  (_, call) => {
    expect(validate(composeSchema(), parse(call.document ?? ""))).toEqual([]);
  },
);

const SKU = { query: getSku.agreed?.document, operationName: "skuDetailsFromShazam" };

describe("an upstream GraphQL server", () => {
  const asked: unknown[] = [];
  let answer: { status: number; type?: string; body: string } = { status: 200, body: "{}" };
  const stub = stubBackend(async (request, response) => {
    asked.push({ url: request.url, method: request.method, body: JSON.parse(await textOf(request)) });
    response.writeHead(answer.status, { "content-type": answer.type ?? "application/json" });
    response.end(answer.body);
  });
  const readName = { ...getSku, answer: z.object({ name: z.string() }) };

  function callWith(status: number, body: unknown) {
    asked.length = 0;
    answer = { status, body: typeof body === "string" ? body : JSON.stringify(body) };
    const report = vi.fn();
    const call = createCaller({
      addresses: { graphql: `${stub.url()}/their/graphql` },
      embedded: () => Promise.reject(new Error("The embedded backends were not to be asked.")),
      retryDelaysMs: [0, 0],
      report,
    });
    return call(readName, { skuCode: "SKU-1", currency: "INR" }).then((outcome) => ({ outcome, report }));
  }

  test("AP-03 K35 receives the operation at the exact configured address, and the value of its field is returned", async () => {
    const { outcome } = await callWith(200, { data: { skuDetailsFromShazam: { name: "Tap" } } });
    expect(outcome).toEqual({ ok: true, value: { name: "Tap" } });
    expect(asked).toEqual([
      {
        url: "/their/graphql",
        method: "POST",
        body: { ...SKU, variables: { skuCode: "SKU-1", currency: "INR" } },
      },
    ]);
  });

  const withCode = (code: string) => ({
    data: { skuDetailsFromShazam: null },
    errors: [{ message: "…", extensions: { code } }],
  });

  test.each([
    ["bad input", 200, withCode("BAD_USER_INPUT"), 400, "refused", 1],
    ["bad input of a whole request", 400, { errors: [{ message: "…" }] }, 400, "refused", 1],
    ["an unknown document", 200, withCode("GRAPHQL_VALIDATION_FAILED"), 400, "refused", 1],
    ["a missing login", 200, withCode("UNAUTHENTICATED"), 401, "unauthorized", 1],
    ["a forbidden operation", 200, withCode("FORBIDDEN"), 403, "unauthorized", 1],
    ["a missing item", 200, withCode("NOT_FOUND"), 404, "not-found", 1],
    [
      "null for an item that may be missing",
      200,
      { data: { skuDetailsFromShazam: null } },
      404,
      "not-found",
      1,
    ],
    ["an internal error", 200, withCode("INTERNAL_SERVER_ERROR"), 500, "unavailable", 1],
    ["an unknown error code, after three attempts", 200, withCode("TEAPOT"), 502, "unavailable", 3],
    ["an error without a code", 200, { errors: [{ message: "…" }] }, 502, "unavailable", 3],
    ["HTML instead of GraphQL", 503, "<html>Busy</html>", 503, "unavailable", 3],
    [
      "an answer with another shape",
      200,
      { data: { skuDetailsFromShazam: { title: "Tap" } } },
      502,
      "bad-answer",
      1,
    ],
    ["an answer without the field", 200, { data: {} }, 502, "bad-answer", 1],
    [
      "a partial answer with errors",
      200,
      { data: { skuDetailsFromShazam: { name: "Tap" } }, errors: [{}] },
      502,
      "unavailable",
      3,
    ],
  ])(
    "answers %s: the call fails with the matching status",
    async (_, httpStatus, body, status, kind, times) => {
      const { outcome, report } = await callWith(httpStatus, body);
      expect(outcome).toMatchObject({ ok: false, problem: { status, kind } });
      expect(asked).toHaveLength(times);
      expect(report).toHaveBeenCalledOnce();
    },
  );
});

async function textOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request) text += chunk;
  return text;
}
