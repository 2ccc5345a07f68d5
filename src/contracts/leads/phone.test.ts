import type { MetadataJson } from "libphonenumber-js/core";
import metadata from "libphonenumber-js/metadata.max.json";
import { describe, expect, test } from "vitest";
import { westernDigits } from "../../editions/western-digits.ts";
import { cleanPhone } from "./clean-phone.ts";
import { readPhone } from "./phone.ts";
import small from "./phone-metadata.json";

describe.each([
  ["on the server", metadata],
  ["in the browser", small as unknown as MetadataJson],
])("a phone number %s", (_, known) => {
  const e164 = (typed: string, isoCode: string) => {
    const reading = readPhone(typed, isoCode, known);
    return reading.ok ? reading.e164 : reading;
  };

  test.each([
    ["98450 12345", "IN", "+919845012345"],
    ["9845012345", "IN", "+919845012345"],
    ["098450-12345", "IN", "+919845012345"],
    ["+91 98450 12345", "IN", "+919845012345"],
    ["0091 98450 12345", "IN", "+919845012345"],
    ["919845012345", "IN", "+919845012345"],
    ["+91 91 98450 12345", "IN", "+919845012345"],
    ["0 91 98450 12345", "IN", "+919845012345"],
    ["+91 0 98450 12345", "IN", "+919845012345"],
    ["(+91) 98450.12345", "SG", "+919845012345"],
    ["9123 4567", "SG", "+6591234567"],
    ["+65 8123 4567", "SG", "+6581234567"],
    ["012-345 6789", "MY", "+60123456789"],
    ["12 345 6789", "MY", "+60123456789"],
    ["011-1234 5678", "MY", "+601112345678"],
    ["015-9123 4567", "MY", "+601591234567"],
    ["+60 012-345 6789", "SG", "+60123456789"],
    ["050 123 4567", "SA", "+966501234567"],
    ["501234567", "SA", "+966501234567"],
    ["00966 50 123 4567", "SA", "+966501234567"],
    ["٠٥٠١٢٣٤٥٦٧", "SA", "+966501234567"],
    ["۰۵۰ ۱۲۳ ۴۵۶۷", "SA", "+966501234567"],
    ["＋٩٦٦ ٥٠ ١٢٣ ٤٥٦٧", "SA", "+966501234567"],
    ["\u200e+966 50 123 4567\u202c", "SA", "+966501234567"],
    ["９８４５０ １２３４５", "IN", "+919845012345"],
    ["＋９１９８４５０１２３４５", "SG", "+919845012345"],
    ["९८४५० १२३४५", "IN", "+919845012345"],
    ["6123 4567", "SG", "+6561234567"],
    ["+971 50 123 4567", "SA", "+971501234567"],
    ["+44 7400 123456", "IN", "+447400123456"],
    ["+1 415 555 2671", "IN", "+14155552671"],
  ])("LF-17 '%s' in %s is %s", (typed, isoCode, expected) => {
    expect(e164(typed, isoCode)).toBe(expected);
  });

  test.each([
    ["", "IN", { problem: "missing" }],
    ["  ", "IN", { problem: "missing" }],
    ["abc", "IN", { problem: "wrong" }],
    ["98450 123", "IN", { problem: "short", by: 2 }],
    ["098450 1234", "IN", { problem: "short", by: 1 }],
    ["+91 98450 1", "IN", { problem: "short", by: 4 }],
    ["9", "IN", { problem: "short", by: 9 }],
    ["98450 12345 6", "IN", { problem: "long", by: 1 }],
    ["9845012345 / 9845012346", "IN", { problem: "long" }],
    ["9123 45", "SG", { problem: "short", by: 2 }],
    ["012-345 67", "MY", { problem: "short", by: 2 }],
    ["011-1234 56", "MY", { problem: "short", by: 2 }],
    ["050 123 45", "SA", { problem: "short", by: 2 }],
    ["+60 12 345 67", "IN", { problem: "short", by: 2 }],
    ["000000000", "SA", { problem: "wrong" }],
    ["1234567890", "IN", { problem: "wrong" }],
    ["+91 1234567890", "SG", { problem: "wrong" }],
    ["1800 123 4567", "IN", { problem: "wrong" }],
    ["12+34", "IN", { problem: "wrong" }],
  ])("LF-18 '%s' in %s is %o", (typed, isoCode, expected) => {
    expect(e164(typed, isoCode)).toMatchObject({ ok: false, ...expected });
  });
});

test("SV-15 cleaning keeps only digits and the plus sign", () => {
  expect(cleanPhone(" (+91) 98450-12345 ext ")).toBe("+919845012345");
  expect(westernDigits("٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹ a")).toBe("0123456789 0123456789 a");
  expect(westernDigits("０１２３４５６７８９ ०१२३४५६७८९ ௦௧௨௩௪௫௬௭௮௯")).toBe(
    "0123456789 0123456789 0123456789",
  );
});
