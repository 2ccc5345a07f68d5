import { z } from "zod";
import { heading, sample, text } from "../section-parts.ts";

const amount = z.number().int().positive();

/** What a partner earns by the homes that they bring in a year. */
export const Earnings = z.strictObject({
  ...heading,
  sample,
  homes: z.strictObject({ label: text, help: text, most: amount, chosen: amount }),
  order: z.strictObject({ label: text, help: text, least: amount, most: amount, chosen: amount }),
  /** Of the order's value before tax, in percent: from this home of the year on. */
  tiers: z
    .array(z.strictObject({ from: amount, percent: z.number().positive().max(10) }))
    .min(1)
    .refine(([first]) => first?.from === 1, "the first home earns something"),
  tierLabel: text,
  /** With {from} and {to}; the second with {from} alone. */
  tierHomes: text,
  tierHomesMore: text,
  show: text,
  year: text,
  /** With {amount}, for each home. */
  perHome: text,
  /** With {amount}: what is paid, and when. */
  halves: z.tuple([text, text]),
  note: text,
});

export type Earnings = z.infer<typeof Earnings>;
