import { z } from "zod";
import { COUNTRIES, isCountry } from "../../../editions/countries.ts";
import { COUNTRY_TIME, instantAt } from "../../../editions/country-time.ts";
import type { Country } from "../../../editions/regions.ts";

/** Before every moment: the document is public at once. */
export const ALWAYS = Number.NEGATIVE_INFINITY;
/** After every moment: the document is a draft. Somebody who looks at "never" sees everything, drafts included. */
export const NEVER = Number.POSITIVE_INFINITY;

const MOMENT = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}):(\d{2})(?::\d{2})?(Z|[+-]\d{2}:\d{2})?)?$/;

/** A day, a time on the clock of the document's country, or a time with its offset from UTC. */
export const PublishAt = z
  .string()
  .refine(
    (text) => MOMENT.test(text) && !Number.isNaN(Date.parse(text)),
    "must be a day (2026-12-25) or a time (2026-12-25T09:00, or with an offset: 2026-12-25T09:00+05:30)",
  );

/**
 * The moment that is meant by such a text. Where a document is for several countries, a day or a local time has come when
 * it has come in all of them.
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
