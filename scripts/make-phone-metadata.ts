/**
 * Cuts the phone metadata for the browser out of the package's own tables: the countries of our visitors, and the
 * countries that we serve with the same detail as on the server. Run `node scripts/make-phone-metadata.ts` after a
 * new version of libphonenumber-js; a test fails when it is needed.
 */

import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";

const SERVED = ["IN", "SG", "MY", "SA"];
const VISITORS = ["AE", "QA", "KW", "BH", "OM", "GB", "US", "CA", "AU", "ID"];
const TARGET = new URL("../src/contracts/leads/phone-metadata.json", import.meta.url);

/** The number formats are the longest part of a country, and only code that displays numbers needs them. */
const FORMATS_AT = 4;

interface PackageMetadata {
  version: number;
  country_calling_codes: Record<string, string[]>;
  countries: Record<string, unknown[]>;
}

export function makePhoneMetadata(): PackageMetadata {
  const few = readMetadata("min");
  const exact = readMetadata("max");
  const codes = Object.entries(few.country_calling_codes).flatMap(([code, countries]) => {
    const known = countries.filter((country) => [...SERVED, ...VISITORS].includes(country));
    return known.length > 0 ? [[code, known]] : [];
  });
  const countries = [
    ...SERVED.map((name) => [name, exact.countries[name]] as const),
    ...VISITORS.map((name) => [name, few.countries[name]] as const),
  ].map(([name, country = []]) => [name, country.with(FORMATS_AT, 0)]);
  return {
    version: few.version,
    country_calling_codes: Object.fromEntries(codes),
    countries: Object.fromEntries(countries),
  };
}

function readMetadata(kind: "min" | "max"): PackageMetadata {
  const file = createRequire(import.meta.url).resolve(`libphonenumber-js/metadata.${kind}.json`);
  return JSON.parse(readFileSync(file, "utf8"));
}

if (import.meta.main) writeFileSync(TARGET, `${JSON.stringify(makePhoneMetadata(), null, 2)}\n`);
