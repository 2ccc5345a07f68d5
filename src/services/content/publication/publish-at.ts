import { z } from "zod";
import { COUNTRIES, isCountry } from "../../../editions/countries.ts";
import { COUNTRY_TIME, instantAt } from "../../../editions/country-time.ts";
import type { Country } from "../../../editions/regions.ts";

/** Before any other time: the document is public immediately. */
export const ALWAYS = Number.NEGATIVE_INFINITY;
/** After any other time: the document is a draft. Reading at "never" includes everything, even drafts. */
export const NEVER = Number.POSITIVE_INFINITY;

const MOMENT = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}):(\d{2})(?::\d{2})?(Z|[+-]\d{2}:\d{2})?)?$/;

/** A day, a local time in the document's country, or a time with its UTC offset. */
export const PublishAt = z
  .string()
  .refine(
    (text) => MOMENT.test(text) && !Number.isNaN(Date.parse(text)),
    "must be a day (2026-12-25) or a time (2026-12-25T09:00, or with an offset: 2026-12-25T09:00+05:30)",
  );

/**
 * The time that such a text means. For a document of several countries, a day or a local time begins when it has
 * begun in all of them.
 */
export function momentOf(text: string, countryCodes: readonly string[]): number {
  const [, day = "", hours = "0", minutes = "0", offset] = MOMENT.exec(text) ?? [];
  if (offset !== undefined) return Date.parse(text);
  const wall = { day, minutes: Number(hours) * 60 + Number(minutes) };
  const moments = countriesOf(countryCodes).map((country) =>
    instantAt(wall, COUNTRY_TIME[country].timeZone).getTime(),
  );
  return Math.max(...moments);
}

function countriesOf(codes: readonly string[]): Country[] {
  const named = codes.map((code) => code.toLowerCase()).filter(isCountry);
  return named.length > 0 ? named : Object.keys(COUNTRIES).filter(isCountry);
}
