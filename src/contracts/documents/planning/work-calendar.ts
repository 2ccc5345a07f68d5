import { z } from "zod";
import { localisedText } from "../../field-types.ts";

/** Who needs the day: whoever draws, whoever decides, the workshop, whoever makes noise in the home, whoever works in it. */
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
  /** Nobody knows it before the moon is seen, or the gazette is out. */
  isExpected: z.boolean().default(false),
  /** Noise rests on the day before. */
  quietEve: z.boolean().default(false),
  ...only,
});

const Season = z.strictObject({
  names: Names,
  /** Quarters of an ordinary day's work that get done: 0 is a standstill. */
  pace: z.number().int().min(0).max(3),
  crews: z.array(z.enum(CREWS)).min(1),
  /** On these dates, or every year from one day to another. */
  dates: z.array(z.strictObject({ from: z.iso.date(), until: z.iso.date() })).optional(),
  yearly: z.strictObject({ from: monthAndDay, until: monthAndDay }).optional(),
  isExpected: z.boolean().default(false),
  ...only,
});

/** The days of a country on which work is done, for the years that are known. */
export const WorkCalendar = z.strictObject({
  /** Nothing is planned outside of it: nobody knows the holidays there. */
  from: z.iso.date(),
  until: z.iso.date(),
  /** The days of the week, where no building says otherwise. Sunday is 0. */
  week: z.strictObject({ office: weekdays, authority: weekdays, factory: weekdays, site: weekdays }),
  cities: z.array(z.strictObject({ slug: z.string(), names: Names })).min(1),
  holidays: z.array(Holiday),
  seasons: z.array(Season),
  sources: z.array(z.strictObject({ names: Names, checked: z.iso.date().optional() })).min(1),
});

export type WorkCalendar = z.output<typeof WorkCalendar>;
