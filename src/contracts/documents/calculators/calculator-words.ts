import { z } from "zod";
import { Picture } from "../picture.ts";
import { Question } from "../question.ts";
import { LinkGrid } from "../sections/page-sections.ts";
import { heading, text } from "../sections/section-parts.ts";

const sentence = z.string().trim().min(12).max(320);

const condition = z.string().regex(/^[a-z0-9-]+:[a-z0-9-]+$/);

/** Shown only when (or unless) a choice has a certain value. */
const ConditionalLine = z.strictObject({
  text: sentence,
  when: condition.optional(),
  unless: condition.optional(),
});

const Option = z.strictObject({
  label: text.max(80),
  help: text.max(140).optional(),
  picture: Picture.optional(),
});

const Field = z.strictObject({
  label: text.max(80),
  help: text.max(200).optional(),
  options: z.record(z.string(), Option).optional(),
});

const Step = z.strictObject({
  short: text.max(20),
  title: text.max(70),
  why: sentence,
});

const Line = z.strictObject({ label: text.max(60), detail: text.max(120).optional() });

export const CalculatorWords = z.strictObject({
  title: z.string().min(15).max(60),
  description: z.string().min(110).max(160),
  crumb: text.max(40),
  headline: text.max(70),
  lede: sentence,
  /** The heading over the three tiers: "The same kitchen in". */
  sameIn: text.max(60),
  steps: z.record(z.string(), Step),
  fields: z.record(z.string(), Field),
  lines: z.record(z.string(), Line),
  summary: z.array(z.string()).min(1).max(8),
  notIncluded: z.array(ConditionalLine).min(1),
  /** {city}, {tax} and {date} are filled in from the rates. */
  assumptions: z.array(ConditionalLine).min(1),
  designs: z
    .strictObject({
      ...heading,
      more: text.max(60),
      category: z.string(),
      /** The price line that such a design corresponds to, if it is only a part of the price. */
      line: z.string().optional(),
    })
    .optional(),
  /** Available finishes: the offering category of each option of a field, where there is one. */
  finishes: z
    .strictObject({
      ...heading,
      more: text.max(60),
      field: z.string(),
      categories: z.record(z.string(), z.string()),
    })
    .optional(),
  /** The note on monthly payments for this country; {lent}, {months} and {rate} are filled in. */
  byMonthNote: sentence.optional(),
  questions: z.strictObject({ ...heading, items: z.array(Question).min(3).max(8) }).optional(),
  links: LinkGrid.optional(),
});

export type CalculatorWords = z.infer<typeof CalculatorWords>;
export type CalculatorNote = z.infer<typeof ConditionalLine>;
