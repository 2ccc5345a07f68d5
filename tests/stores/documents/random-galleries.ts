import fc from "fast-check";
import type { DocumentFilter } from "../../../src/contracts/document-filters.ts";
import type { DocumentRow } from "../../../src/platform/database/schema.ts";

/** The indexed fields of the two content types; a filter on any other field reads the bodies. */
export const FIELDS = {
  designs: ["room", "tags", "price", "size.width", "redirectedTo"],
  ideas: ["room"],
};

const scalar = fc.constantFrom<unknown>(
  "kitchen",
  "12",
  12,
  12.5,
  -3,
  0,
  true,
  false,
  "true",
  "مطبخ",
  "a,b;c",
);
const value = fc.oneof(
  scalar,
  fc.array(scalar, { maxLength: 4 }),
  fc.constantFrom(null, {}, [["kitchen"]], []),
);
const body = fc.record(
  {
    room: fc.constantFrom<unknown>("kitchen", "bedroom", "bath"),
    tags: fc.subarray(["sage", "navy", "teak", 12, true]),
    price: fc.oneof(fc.integer({ min: 0, max: 20 }), value),
    size: fc.oneof(fc.record({ width: value }), scalar),
    redirectedTo: fc.constantFrom("elsewhere", null, ""),
    note: value,
  },
  { requiredKeys: [] },
);

/** Uses few different values, so that documents share positions, slugs and facets. */
export const someDocuments: fc.Arbitrary<DocumentRow[]> = fc
  .uniqueArray(
    fc.record({
      content_type: fc.constantFrom("designs", "ideas"),
      slug: fc.constantFrom("a", "a-b", "a1", "b", "c", "é", "\u{1f3e0}", "\uffe0"),
      country: fc.constantFrom(null, "IN", "SG"),
      language: fc.constantFrom(null, "EN", "AR"),
      position: fc.integer({ min: -2, max: 4 }),
      body,
    }),
    {
      maxLength: 40,
      selector: ({ content_type, slug, country, language }) => [content_type, slug, country, language].join(),
    },
  )
  .map((documents) => documents.map(toRow));

function toRow({
  body,
  ...address
}: { body: object } & Omit<DocumentRow, "id" | "body" | "checksum" | "updated_at">): DocumentRow {
  const id = [address.content_type, address.slug, address.country ?? "", address.language ?? ""].join(":");
  return { ...address, id, body: JSON.stringify(body), checksum: "", updated_at: "" };
}

const field = fc.constantFrom("room", "tags", "price", "size.width", "redirectedTo", "note", "field");
const text = fc.constantFrom(
  ...[
    "kitchen",
    "bedroom",
    "sage",
    "navy",
    "teak",
    "12",
    "12.0",
    "12.5",
    "-3",
    "0",
    "true",
    "false",
    "nothing",
  ],
  ...["مطبخ", "a,b;c", "\0", "\ud800", "9".repeat(400)],
);
const values = fc.array(text, { minLength: 1, maxLength: 4 });
const bound = fc.option(fc.integer({ min: -5, max: 20 }), { nil: undefined });
const range = fc
  .record({ low: bound, high: bound })
  .filter(({ low, high }) => low !== undefined || high !== undefined)
  .map(({ low, high }) => ({ ...(low !== undefined && { low }), ...(high !== undefined && { high }) }));

const filter: fc.Arbitrary<DocumentFilter> = fc.oneof(
  fc.record({ field, op: fc.constant("eq" as const), values: text.map((one) => [one]) }),
  fc.record({ field, op: fc.constantFrom("in" as const, "muin" as const), values }),
  fc.record({
    field: field.filter((name) => name !== "field"),
    op: fc.constant("excludes" as const),
    values,
  }),
  fc.record({
    field,
    op: fc.constant("range" as const),
    ranges: fc.array(range, { minLength: 1, maxLength: 2 }),
  }),
  fc.record({
    field: fc.constant("field"),
    op: fc.constant("excludes" as const),
    values: fc.subarray(["redirectedTo", "note", "price", "country", "languageCode"], {
      minLength: 1,
      maxLength: 2,
    }),
  }),
  fc.record({
    field: fc.constantFrom("country", "countryCode", "language", "languageCode"),
    op: fc.constantFrom("eq" as const, "in" as const, "muin" as const, "excludes" as const),
    values: fc.subarray(["IN", "sg", "MY", "en", "AR", "\0"], { minLength: 1, maxLength: 2 }),
  }),
  fc.record({
    field: fc.constant("slug"),
    op: fc.constantFrom("in" as const, "muin" as const, "excludes" as const),
    values: fc.subarray(["a", "b", "\u{1f3e0}", "none", "\0"], { minLength: 1, maxLength: 2 }),
  }),
);

export const someGallery = fc.record({
  contentType: fc.constantFrom<string | string[]>("designs", "ideas", ["designs", "ideas"], "no\0ne"),
  filters: fc.array(filter, { maxLength: 4 }),
});
