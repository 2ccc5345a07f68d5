import fc from "fast-check";
import { type CountryCode, type MetadataJson, parsePhoneNumberWithError } from "libphonenumber-js/core";
import metadata from "libphonenumber-js/metadata.max.json";
import { expect, test } from "vitest";
import small from "./phone-metadata.json";
import { plainMobile } from "./plain-mobile.ts";

const COUNTRIES = { IN: "91", SG: "65", MY: "60", SA: "966" } as const;
const country = fc.constantFrom(...(Object.keys(COUNTRIES) as (keyof typeof COUNTRIES)[]));
const digits = fc.stringMatching(/^[0-9]{5,12}$/);
/** Mostly texts that look like a number of some country, or like a prefix. */
const typed = fc
  .tuple(
    fc.constantFrom("", "", "", "+", "+91", "+65", "+60", "+966", "91", "65", "60", "966", "0", "00"),
    fc.constantFrom("", "9", "8", "7", "6", "1", "11", "15", "5", "50", "91", "966"),
    digits,
  )
  .map((parts) => parts.join(""));

test.each([
  ["on the server", metadata],
  ["in the browser", small],
])("LF-17 reads a plain mobile number like libphonenumber %s", (_, json) => {
  const known = json as unknown as MetadataJson;
  const seen = { plain: 0 };
  fc.assert(
    fc.property(typed, country, (text, isoCode) => {
      const plain = plainMobile(text, isoCode, known);
      if (plain === undefined) return;
      seen.plain += 1;
      const read = parsePhoneNumberWithError(
        text,
        { defaultCountry: isoCode as CountryCode, extract: false },
        known,
      );
      expect([read.number, read.country, read.isValid()]).toEqual([plain, isoCode, true]);
    }),
    { numRuns: 20_000 },
  );
  expect(seen.plain).toBeGreaterThan(300);
});

test.each([
  ["9845012345", "IN", "+919845012345"],
  ["+919845012345", "IN", "+919845012345"],
  ["91234567", "SG", "+6591234567"],
  ["123456789", "MY", "+60123456789"],
  ["501234567", "SA", "+966501234567"],
  ["09845012345", "IN", undefined],
  ["+447400123456", "IN", undefined],
  ["2025550143", "US", undefined],
])("'%s' in %s is read as %s without libphonenumber", (text, isoCode, expected) => {
  expect(plainMobile(text, isoCode, metadata as unknown as MetadataJson)).toBe(expected);
});
