import { z } from "zod";
import { Picture } from "../picture.ts";
import { Question } from "../question.ts";
import { LinkGrid } from "../sections/page-sections.ts";
import { heading, text } from "../sections/section-parts.ts";

const sentence = z.string().trim().min(12).max(320);

const condition = z.string().regex(/^[a-z0-9-]+:[a-z0-9-]+$/);

/** Told only when a choice is so, or unless it is. */
const Told = z.strictObject({ text: sentence, when: condition.optional(), unless: condition.optional() });

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
  /** Over the three tiers: "The same kitchen in". */
  sameIn: text.max(60),
  steps: z.record(z.string(), Step),
  fields: z.record(z.string(), Field),
  lines: z.record(z.string(), Line),
  summary: z.array(z.string()).min(1).max(8),
  notIncluded: z.array(Told).min(1),
  /** {city}, {tax} and {date} of the rates are filled in. */
  assumptions: z.array(Told).min(1),
  designs: z
    .strictObject({
      ...heading,
      more: text.max(60),
      category: z.string(),
      /** The line of the price that such a design is, where it is not all of it. */
      line: z.string().optional(),
    })
    .optional(),
  /** Finishes that can be had: the category of each option of a field, where there is one. */
  finishes: z
    .strictObject({
      ...heading,
      more: text.max(60),
      field: z.string(),
      categories: z.record(z.string(), z.string()),
    })
    .optional(),
  /** How what is paid by the month is spoken of in this country; {lent}, {months} and {rate} are filled in. */
  byMonthNote: sentence.optional(),
  questions: z.strictObject({ ...heading, items: z.array(Question).min(3).max(8) }).optional(),
  links: LinkGrid.optional(),
});

export type CalculatorWords = z.infer<typeof CalculatorWords>;
export type ToldLine = z.infer<typeof Told>;
