import { z } from "zod";
import { Picture } from "../picture.ts";
import { heading, Point, SectionLink, sample, text } from "./section-parts.ts";

/** A list that visitors can filter: its filters in this order, and its texts. */
function listOf<const By extends readonly [string, ...string[]]>(by: By) {
  return z.strictObject({
    ...heading,
    sample,
    filters: z.array(z.strictObject({ by: z.enum(by), label: text, all: text })).min(1),
    /** Both contain {count}: the number of shown items, and the number that the button would show. */
    found: text,
    show: text,
    clear: text,
    none: Point,
  });
}

export type ListWords = z.infer<ReturnType<typeof listOf>>;

const Designer = z.strictObject({
  /** The id that the looks use; the designer's homes are found by it. */
  id: z.string().regex(/^[a-z0-9-]+$/),
  name: text,
  city: text,
  years: z.number().int().positive(),
  speciality: text,
  languages: z.array(text).min(1),
  text,
  picture: Picture,
});

export const Designers = listOf(["city", "language", "speciality"]).extend({
  /** Contains {years}. */
  experience: text,
  /** Contains {languages}. */
  speaks: text,
  /** Contains {name}. */
  work: text,
  ask: text,
  items: z.array(Designer).min(1),
});

export type Designer = z.infer<typeof Designer>;
export type Designers = z.infer<typeof Designers>;

export const Jobs = listOf(["city", "department", "experience"]).extend({
  /** Contains {from} and {to}; the second one contains only {from}. */
  years: text,
  yearsMore: text,
  /** Contains {date}. */
  posted: text,
  apply: text,
  resting: Point.extend({ links: z.array(SectionLink).length(2) }),
});

export type Jobs = z.infer<typeof Jobs>;

const stars = z.number().int().min(1).max(5);

export const REVIEW_STAGES = ["design", "price", "time", "finish", "care"] as const;

const Review = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  stars,
  month: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/),
  title: text,
  text,
  name: text,
  city: text,
  home: text,
  stages: z.strictObject({ design: stars, price: stars, time: stars, finish: stars, care: stars }),
  /** The first estimate and the final bill, in the country's currency. */
  estimate: z.number().int().positive(),
  bill: z.number().int().positive(),
  why: text.optional(),
  reply: z.strictObject({ text, by: text }).optional(),
});

export const ReviewList = listOf(["city", "home", "rating"]).extend({
  score: z.strictObject({
    /** Contains {count}. */
    outOf: text,
    distribution: text,
    byYear: text,
    year: text,
    count: text,
    average: text,
    method: text,
  }),
  /** Contains {stars}. */
  starsLabel: text,
  stageLabels: z.strictObject({ design: text, price: text, time: text, finish: text, care: text }),
  /** Contains {estimate}, {bill} and {drift}. */
  drift: text,
  /** Contains {estimate}; shown when the bill equals the estimate. */
  noDrift: text,
  replyLabel: text,
  items: z
    .array(Review)
    .min(1)
    .refine(
      (all) => all.every(({ stars, reply }) => stars > 3 || reply !== undefined),
      "a critical review must have an answer",
    ),
});

export type Review = z.infer<typeof Review>;
export type ReviewList = z.infer<typeof ReviewList>;
