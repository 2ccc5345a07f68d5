import fc from "fast-check";
import { anyText, damaged, NUMBERS } from "./hostile-texts.ts";

/** Some fields are columns, some are indexed, some are only in the bodies, and some do not exist. */
const FIELDS = [
  ..."country countryCode language languageCode slug roomType tags colours style tier totalPrice area".split(
    " ",
  ),
  ..."redirectedTo hasPrice layout cityName title viewImages addImages.cover priority seo filter_id".split(
    " ",
  ),
  ..."product_category_id multi_feature available_offline code materialData.availability contentType".split(
    " ",
  ),
  ..."__proto__ constructor a.b.c.d body id place position sample isNew".split(" "),
];
const NO_FIELDS = ["a..b", ".a", "a.", "0", "x'y", "", "$", "a[0]"];

const value = fc.oneof(
  { weight: 3, arbitrary: anyText },
  {
    weight: 2,
    arbitrary: fc.constantFrom("IN", "SG", "kitchen", "modular-kitchen", "sage", "premium", "EN", "true"),
  },
);
// Encoded correctly for the grammar, so that any text reaches the database.
const writtenValue = value.map((text) =>
  (text.trim() || "x").slice(0, 300).replace(/[%,;]/g, encodeURIComponent),
);

const finite = fc.oneof(
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.integer({ min: 0, max: 900_000 }),
  fc.constantFrom(0, -0, 1e308, 5e-324, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER),
);
const range = fc.oneof(
  fc.tuple(finite, finite).map(([low, high]) => `${low}|${high}`),
  finite.map((low) => `${low}|`),
  finite.map((high) => `|${high}`),
);

/** The number of values: mostly a few, sometimes the maximum. */
function several(texts: fc.Arbitrary<string>, most: number): fc.Arbitrary<string> {
  return fc
    .oneof(
      { weight: 30, arbitrary: fc.array(texts, { minLength: 1, maxLength: 4 }) },
      { weight: 1, arbitrary: fc.array(texts, { minLength: 5, maxLength: most, size: "max" }) },
      {
        weight: 1,
        arbitrary: fc.tuple(texts, fc.nat(most)).map(([text, count]) => Array(count + 1).fill(text)),
      },
    )
    .map((all) => all.join(","));
}

const fieldName = fc.constantFrom(...FIELDS);

const rightFilter = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom("country.eq:IN", "countryCode.eq:SG", "field.excludes:redirectedTo"),
  },
  { weight: 2, arbitrary: fc.tuple(fieldName, writtenValue).map(([name, text]) => `${name}.eq:${text}`) },
  {
    weight: 4,
    arbitrary: fc
      .tuple(fieldName, fc.constantFrom("in", "muin", "excludes"), several(writtenValue, 60))
      .map(([name, op, texts]) => `${name}.${op}:${texts}`),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(fieldName, several(range, 60)).map(([name, all]) => `${name}.range:${all}`),
  },
  { weight: 1, arbitrary: several(fieldName, 30).map((names) => `field.excludes:${names}`) },
);

const rightFilters = fc.oneof(
  { weight: 20, arbitrary: fc.array(rightFilter, { minLength: 1, maxLength: 4 }) },
  { weight: 1, arbitrary: fc.array(rightFilter, { minLength: 5, maxLength: 30, size: "max" }) },
);

const anyFilter = fc
  .tuple(
    fc.oneof(
      { weight: 9, arbitrary: fieldName },
      { weight: 2, arbitrary: fc.constantFrom(...NO_FIELDS) },
      { weight: 2, arbitrary: anyText },
      { weight: 1, arbitrary: fc.nat(2_000).map((depth) => Array(depth).fill("a").join(".")) },
    ),
    fc.constantFrom("", ".eq", ".in", ".muin", ".excludes", ".range", ".eq.in", ".", ".gt", ".EQ"),
    fc.constantFrom(":", ":", ":", "", "::", "="),
    several(fc.oneof(value, fc.constantFrom(...NUMBERS.map((one) => `${one}|`), "a|b", "1|2|3", "|")), 5_000),
  )
  .map((parts) => parts.join(""));

/** Valid filters with random values, nearly valid ones, and random text. */
export const anyFilters: fc.Arbitrary<string> = fc
  .oneof(
    { weight: 8, arbitrary: rightFilters.map((all) => all.join(";")) },
    { weight: 1, arbitrary: damaged(rightFilters.map((all) => all.join(";"))) },
    { weight: 2, arbitrary: fc.array(anyFilter, { minLength: 1, maxLength: 3 }).map((all) => all.join(";")) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(anyFilter, fc.nat(3_000))
        .map(([one, count]) => `${one.slice(0, 20)};`.repeat(count)),
    },
    { weight: 1, arbitrary: anyText },
  )
  // No server accepts a longer address.
  .map((text) => text.slice(0, 20_000));
