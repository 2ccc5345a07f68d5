import fc from "fast-check";

/** Typical attack strings, and the output of broken programs. */
const ATTACKS = [
  "' or '1'='1",
  '"; drop table documents; --',
  "1); select pg_sleep(30); --",
  "%' union select body from documents where '1' like '%",
  "$1",
  "?1",
  ":name",
  "@x",
  '$."a"[*]',
  "strict $[*] ? (@ == 1)",
  "{a,b}",
  "NEAR(a b, 5)",
  'a AND NOT "b" OR c*',
  "a & !b | c:*",
  "^(a+)+$",
  "(((((a*)*)*)*)*)*b",
  "[[:alpha:]",
  "../../etc/passwd",
  "..%2f..%2f",
  "<script>alert(1)</script>",
  "{{7*7}}",
  "__proto__",
  "constructor",
  "toString",
];

const ODDITIES = [
  "",
  " ",
  "\0",
  "a\0b",
  "%00",
  "%2500",
  "%",
  "%E0%A4",
  "%zz",
  "%ud800",
  "\ud800",
  "\udfff\ud800",
  "\ufeff",
  "a\u2028b",
  "\u202eabc",
  "e\u0301".repeat(60),
  "غرفة النوم",
  "मंदिर",
  "İıſK",
  "👩‍👩‍👧‍👦",
  "null",
  "undefined",
  "true",
  "[]",
  "{}",
  "+",
  "&",
  "=",
  "#",
];

export const NUMBERS = [
  "0",
  "-1",
  "-0",
  "1.5",
  "1e9",
  "1e308",
  "1e999",
  "-1e999",
  "NaN",
  "Infinity",
  "0x10",
  "1_000",
  " 7 ",
  "٣",
  "1,2",
  "9007199254740993",
  "99999999999999999999999999999999999999999",
  "0.1000000000000000055511151231257827",
  `1${"0".repeat(400)}`,
];

/** Words of our own content, so that some requests return results. */
const OURS = [
  ..."IN SG MY SA in EN ar looks smart-photo smart-photo-lite kitchen modular-kitchen wardrobe sage walnut".split(
    " ",
  ),
  ..."modern-kitchen modern-look in_editors_pick IN_design_ideas home-in privacy SKU-1 CSKU-1 finishes ec".split(
    " ",
  ),
  ..."website_content design-ideas-cues magazine_categories magazine-posts ananya-rao kitchens-101 yes 1".split(
    " ",
  ),
];

const LONG = [
  "x".repeat(10_000),
  "ض".repeat(10_000),
  "a,".repeat(5_000),
  "a b ".repeat(2_500),
  "%41".repeat(3_000),
];

export const anyText: fc.Arbitrary<string> = fc.oneof(
  { weight: 10, arbitrary: fc.constantFrom(...OURS) },
  { weight: 6, arbitrary: fc.constantFrom(...ATTACKS) },
  { weight: 6, arbitrary: fc.constantFrom(...ODDITIES) },
  { weight: 4, arbitrary: fc.constantFrom(...NUMBERS) },
  { weight: 4, arbitrary: fc.string({ unit: "binary", maxLength: 30 }) },
  { weight: 2, arbitrary: fc.string({ maxLength: 60 }) },
  { weight: 1, arbitrary: fc.constantFrom(...LONG) },
);

/** Sometimes removes, inserts or repeats a piece of the text. */
export function damaged(texts: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const wounds = fc.tuple(fc.nat(), fc.nat(12), fc.oneof(anyText, fc.constant("")));
  return fc.oneof(
    { weight: 3, arbitrary: texts },
    {
      weight: 1,
      arbitrary: fc.tuple(texts, wounds).map(([text, [at, length, more]]) => {
        const index = at % (text.length + 1);
        return text.slice(0, index) + more + text.slice(index + length);
      }),
    },
    { weight: 1, arbitrary: texts.map((text) => text + text) },
  );
}
