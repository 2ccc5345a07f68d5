import { z } from "zod";
import { localisedText } from "../../field-types.ts";

/**
 * The crews that need a working day: designers, authorities, the factory, noisy work in the home, and other work in
 * the home.
 */
const CREWS = ["office", "authority", "factory", "noisy", "site"] as const;
export type Crew = (typeof CREWS)[number];

const Names = localisedText(z.string().min(1).max(260));
const weekdays = z.array(z.number().int().min(0).max(6)).min(1);
const monthAndDay = z.string().regex(/^\d{2}-\d{2}$/);
const only = { cities: z.array(z.string()).optional() };

const Holiday = z.strictObject({
  day: z.iso.date(),
  until: z.iso.date().optional(),
  names: Names,
  /** The exact day is unknown until the moon is sighted or the gazette is published. */
  isExpected: z.boolean().default(false),
  /** Noisy work also stops on the day before. */
  quietEve: z.boolean().default(false),
  ...only,
});

const Season = z.strictObject({
  names: Names,
  /** Quarters of an ordinary day's work that are done: 0 means that work stops. */
  pace: z.number().int().min(0).max(3),
  crews: z.array(z.enum(CREWS)).min(1),
  /** Set for single dates; `yearly` is set for a period that repeats every year. */
  dates: z.array(z.strictObject({ from: z.iso.date(), until: z.iso.date() })).optional(),
  yearly: z.strictObject({ from: monthAndDay, until: monthAndDay }).optional(),
  isExpected: z.boolean().default(false),
  ...only,
});

/** The working days of a country, for the years with known holidays. */
export const WorkCalendar = z.strictObject({
  /** Nothing is planned outside of this period, because the holidays are unknown there. */
  from: z.iso.date(),
  until: z.iso.date(),
  /** The working days of the week, unless the rules of a building differ. Sunday is 0. */
  week: z.strictObject({ office: weekdays, authority: weekdays, factory: weekdays, site: weekdays }),
  cities: z.array(z.strictObject({ slug: z.string(), names: Names })).min(1),
  holidays: z.array(Holiday),
  seasons: z.array(Season),
  sources: z.array(z.strictObject({ names: Names, checked: z.iso.date().optional() })).min(1),
});

export type WorkCalendar = z.output<typeof WorkCalendar>;
