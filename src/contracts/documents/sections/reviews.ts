import { z } from "zod";
import { sample, text } from "./section-parts.ts";

const stars = z.number().int().min(1).max(5);
const Review = z.strictObject({ stars, text, name: text, home: text });

/** The score with its distribution, three voices, and one that was not content, with our answer. */
export const Reviews = z.strictObject({
  title: text,
  sample,
  score: text,
  outOf: text,
  /** With {stars}. */
  starsLabel: text,
  distributionLabel: text,
  distribution: z.array(z.strictObject({ stars, share: z.number().min(0).max(100) })).length(5),
  items: z.array(Review).length(3),
  critical: Review.extend({ reply: text, replyBy: text, label: text, replyLabel: text }),
});
