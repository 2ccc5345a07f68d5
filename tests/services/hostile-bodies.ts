import fc from "fast-check";
import { HOSTS } from "../../src/contracts/hosts.ts";
import { SEARCH_KINDS } from "../../src/contracts/search-kinds.ts";
import { type Hostile, postOf } from "./hostile-request.ts";
import { anyText, damaged } from "./hostile-texts.ts";

export const anyJson = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }),
  anyText,
  fc.double(),
  fc.integer({ min: -2, max: 60 }),
  fc.array(anyText, { maxLength: 5 }),
  fc.integer({ min: 2, max: 4_000 }).map((count) => Array(count).fill("oak")),
);

const NESTED = [100, 5_000].flatMap((depth) => [
  "[".repeat(depth) + "]".repeat(depth),
  `${'{"query":'.repeat(depth)}1${"}".repeat(depth)}`,
]);

/** A body that is not JSON, not text, too large or too deep, or that has a wrong content type. */
const anyBody: fc.Arbitrary<Pick<Hostile, "body" | "type">> = fc.record(
  {
    body: fc.oneof(
      fc.string({ unit: "binary" }),
      fc.uint8Array({ maxLength: 60 }).map((bytes) => new Uint8Array(bytes)),
      fc.json(),
      fc.constantFrom(
        "",
        "null",
        "[]",
        "{",
        '{"query":"\\ud800"',
        "\ufeff{}",
        `"${"x".repeat(70_000)}"`,
        ...NESTED,
      ),
    ),
    type: fc.constantFrom(
      ...["application/json", "application/json; charset=utf-16", "text/plain", "multipart/form-data"],
      ...["application/graphql", "application/x-www-form-urlencoded", "application/json, text/html", ""],
    ),
  },
  { requiredKeys: ["body"] },
);

const SEARCH = "/api/content/api/v1/search";
const rightQuestion = fc.record(
  {
    query: damaged(anyText).map((text) => text.slice(0, 200)),
    countryCode: fc.constantFrom("IN", "sg", "My", "SA", "zz"),
    languageCode: fc.constantFrom("EN", "ar"),
    kinds: fc.uniqueArray(fc.constantFrom(...SEARCH_KINDS), { minLength: 1 }),
    page: fc.oneof(fc.nat(3), fc.constantFrom(10_000, "7")),
    size: fc.integer({ min: 1, max: 50 }),
    mode: fc.constantFrom("results", "suggestions"),
  },
  { requiredKeys: ["query", "countryCode"] },
);
const anyQuestion = fc.dictionary(
  fc.constantFrom("query", "countryCode", "languageCode", "kinds", "page", "size", "mode", "__proto__"),
  anyJson,
);

/** Requests to the site search: valid ones, and bodies that are not. */
export const searches: fc.Arbitrary<Hostile> = fc.oneof(
  { weight: 6, arbitrary: rightQuestion.map((body) => postOf(SEARCH, body)) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(rightQuestion, anyQuestion)
      .map(([right, any]) => postOf(SEARCH, { ...right, ...any })),
  },
  { weight: 1, arbitrary: anyBody.map((body) => ({ path: SEARCH, method: "POST", ...body })) },
);

export const bodies: fc.Arbitrary<Hostile> = fc
  .tuple(
    fc.constantFrom(HOSTS.graphql.embeddedAt, SEARCH),
    anyBody,
    fc.constantFrom("POST", "POST", "PUT", "PATCH", "DELETE"),
  )
  .map(([path, body, method]) => ({ path, method, ...body }));
