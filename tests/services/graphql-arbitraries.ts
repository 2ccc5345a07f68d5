import fc from "fast-check";
import type {
  GraphQLField,
  GraphQLInputType,
  GraphQLObjectType,
  GraphQLOutputType,
  GraphQLSchema,
} from "graphql";
import { getNamedType, isObjectType } from "graphql/index.js";

/** Strings that have caused failures in other programs. */
const NASTY = [
  "",
  "\0",
  "%00",
  "%2500",
  "%",
  "\ud800",
  "' or 1=1 --",
  '"; drop table documents; --',
  "غرفة",
  "a\u2028b",
  "__proto__",
  "constructor",
  "1e999",
  "-1",
  "null",
  "$1",
  "{brand}",
  "x".repeat(2000),
];
const KNOWN = [
  "IN",
  "kitchen",
  "SKU-1",
  "modern-kitchen",
  "smart-photo",
  "finishes",
  "post",
  "INR",
  "ar",
  "2001",
];

const text = fc.oneof(
  fc.constantFrom(...NASTY),
  fc.constantFrom(...KNOWN),
  fc.string({ unit: "binary", maxLength: 20 }),
);

const name = fc.oneof(
  fc.constantFrom(
    ..."country countryCode language slug roomType tags totalPrice field redirectedTo multi_feature code".split(
      " ",
    ),
    ..."product_category_id product_type_id available_offline hide_availability __proto__ constructor".split(
      " ",
    ),
    ..."materialData.availability a.b.c.d page size sort filters 0 x'y".split(" "),
  ),
  text,
);

/** Nearly valid filters: the separators of the grammar between names, operators and random text. */
const filters = fc
  .array(
    fc.tuple(
      name,
      fc.constantFrom("", ".eq", ".in", ".muin", ".excludes", ".range", ".", ".eq.in"),
      fc.constantFrom(":", "", "::"),
      fc.array(fc.oneof(text, fc.constantFrom("1|2", "|", "|5", "a|b", "1|2|3", "redirectedTo")), {
        maxLength: 4,
      }),
      fc.constantFrom(",", "|", ""),
    ),
    { maxLength: 5 },
  )
  .map((parts) =>
    parts.map(([field, op, colon, values, comma]) => field + op + colon + values.join(comma)).join(";"),
  );

const urlQueryParams = fc.tuple(filters, text, text, fc.boolean()).map(([filter, page, size, encode]) => {
  const written = encode ? encodeURIComponent(filter.toWellFormed()) : filter;
  return `filters=${written}&page=${page}&size=${size}`;
});

export const anyFilters = fc.oneof(filters, urlQueryParams, text);

/** A value of any type for a variable or an argument. */
export const anyValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: anyFilters },
  {
    weight: 2,
    arbitrary: fc.oneof(fc.constant(null), fc.boolean(), fc.integer(), fc.integer({ min: 0, max: 30 })),
  },
  { weight: 1, arbitrary: fc.oneof(fc.array(text, { maxLength: 3 }), fc.jsonValue()) },
);

/** Argument values of a query that returns results. */
const TYPICAL: Record<string, unknown> = {
  urlQueryParams: "filters=country.eq:IN;tags.in:sage;field.excludes:redirectedTo&page=0&size=12",
  designIdeasContentTypes: ["looks", "smart-photo-lite"],
  countryIsoCode: "IN",
  smartPhotoSlug: "modern-kitchen",
  contentTypeSlug: "smart-photo",
  skuCode: "SKU-1",
  currency: "INR",
  customSkuCode: "CSKU-1",
  filters: "product_category_id:1;available_offline:1;multi_feature:2001,3001",
  offeringType: "finishes",
  query: "kitchen",
};

/**
 * Queries that mostly fit a schema: fields of their types, with aliases, fragments, directives and random arguments.
 */
export function anyQuery(schema: GraphQLSchema): fc.Arbitrary<string> {
  const query = schema.getQueryType();
  if (!query) throw new Error("The schema has no queries.");
  const fields = fc.array(anyField(query, fc.stringMatching(/^[a-z]{6}: $/), 0), {
    minLength: 1,
    maxLength: 3,
  });
  const kinds = fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom("", "query a ") },
    { weight: 1, arbitrary: fc.constantFrom("mutation ", "subscription ", "query ($a: Int) ") },
  );
  return fc
    .tuple(fields, kinds, spoiled())
    .map(([selected, kind, spoil]) => spoil(`${kind}{ ${selected.join(" ")} }`));
}

function anyField(
  type: GraphQLObjectType,
  aliases: fc.Arbitrary<string>,
  depth: number,
): fc.Arbitrary<string> {
  const directives = fc.constantFrom("", "", "", " @include(if: true)", " @skip(if: false)");
  return fc
    .tuple(fc.constantFrom(...Object.values(type.getFields())), aliases, directives)
    .chain(([field, alias, directive]) =>
      fc
        .tuple(anyArguments(field), anySelection(field.type, depth))
        .map(([args, selection]) => alias + field.name + args + directive + selection),
    );
}

function anyArguments({ args }: GraphQLField<unknown, unknown>): fc.Arbitrary<string> {
  const each = args.map((arg) => {
    const isRequired = arg.type.toString().endsWith("!");
    const right = TYPICAL[arg.name];
    const value = fc.oneof(
      ...(right === undefined ? [] : [{ weight: 20, arbitrary: fc.constant(JSON.stringify(right)) }]),
      { weight: 19, arbitrary: literal(arg.type) },
      { weight: 1, arbitrary: anyLiteral },
    );
    return fc
      .option(value, { freq: isRequired ? 30 : 2 })
      .map((written) => (written === null ? [] : [`${arg.name}: ${written}`]));
  });
  return fc
    .tuple(...each)
    .map((written) => (written.flat().length > 0 ? `(${written.flat().join(", ")})` : ""));
}

const anyLiteral = anyValue.map((value) => JSON.stringify(value));
const textLiteral = anyFilters.map((value) => JSON.stringify(value.toWellFormed()));

function literal(type: GraphQLInputType): fc.Arbitrary<string> {
  if (getNamedType(type).name === "Int") return fc.integer({ min: -1, max: 130 }).map(String);
  if (!type.toString().startsWith("[")) return textLiteral;
  return fc
    .array(fc.oneof(textLiteral, fc.constantFrom('"looks"', '"smart-photo-lite"')), { maxLength: 2 })
    .map((all) => `[${all}]`);
}

function anySelection(type: GraphQLOutputType, depth: number): fc.Arbitrary<string> {
  const named = getNamedType(type);
  if (!isObjectType(named)) return fc.constant("");
  if (depth > 5) return fc.constant(" { __typename }");
  const aliases = fc.oneof(
    { weight: 9, arbitrary: fc.constant("") },
    { weight: 1, arbitrary: fc.constant("z: ") },
  );
  return fc
    .tuple(fc.array(anyField(named, aliases, depth + 1), { minLength: 1, maxLength: 4 }), fc.boolean())
    .map(([fields, wrap]) =>
      wrap ? ` { ... on ${named.name} { ${fields.join(" ")} } }` : ` { ${fields.join(" ")} }`,
    );
}

/** Sometimes removes or inserts a piece of the query. */
function spoiled(): fc.Arbitrary<(query: string) => string> {
  const insert = fc.tuple(fc.nat(), text).map(([at, more]) => (query: string) => {
    const index = at % (query.length + 1);
    return query.slice(0, index) + more + query.slice(index);
  });
  const cut = fc.tuple(fc.nat(), fc.nat(20)).map(([at, length]) => (query: string) => {
    const index = at % (query.length + 1);
    return query.slice(0, index) + query.slice(index + length);
  });
  return fc.oneof(
    { weight: 6, arbitrary: fc.constant((query: string) => query) },
    { weight: 1, arbitrary: insert },
    { weight: 1, arbitrary: cut },
  );
}
