import { z } from "zod";
import { text } from "../section-parts.ts";
import { listOf } from "./list-words.ts";

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
  /** The first estimate and the last bill, in the country's money. */
  estimate: z.number().int().positive(),
  bill: z.number().int().positive(),
  why: text.optional(),
  reply: z.strictObject({ text, by: text }).optional(),
});

/** What customers say of their homes, the bad with the good, and our answers. */
export const ReviewList = listOf(["city", "home", "rating"]).extend({
  score: z.strictObject({
    /** With {count}. */
    outOf: text,
    distribution: text,
    byYear: text,
    year: text,
    count: text,
    average: text,
    method: text,
  }),
  /** With {stars}. */
  starsLabel: text,
  stageLabels: z.strictObject({ design: text, price: text, time: text, finish: text, care: text }),
  /** With {estimate}, {bill} and {drift}. */
  drift: text,
  /** With {estimate}: the bill was the estimate. */
  noDrift: text,
  replyLabel: text,
  items: z
    .array(Review)
    .min(1)
    .refine(
      (all) => all.every(({ stars, reply }) => stars > 3 || reply !== undefined),
      "whoever is not content gets an answer",
    ),
});

export type Review = z.infer<typeof Review>;
export type ReviewList = z.infer<typeof ReviewList>;
