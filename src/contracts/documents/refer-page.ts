import { z } from "zod";
import { Picture } from "./picture.ts";
import { Question } from "./question.ts";

const text = z.string().trim().min(1);
const point = z.strictObject({ title: text.max(60), text: text.max(260) });

/** What a friend does until the referrer gets all rewards. */
const REWARD_STEPS = ["visit", "booking", "order"] as const;

export const ReferPage = z.object({
  title: z.string().min(20).max(60),
  description: z.string().min(110).max(160),
  hero: z.strictObject({
    headline: text.max(60),
    lede: text.max(220),
    picture: Picture.extend({ alt: z.string().min(15) }),
  }),
  rewards: z.strictObject({
    title: text.max(60),
    lede: text.max(220),
    steps: z
      .array(
        z.strictObject({
          amount: z.number().int().positive(),
          when: text.max(60),
          note: text.max(120),
          /** By which the staff application knows that a reward is due. */
          reached: z.enum(REWARD_STEPS).optional(),
        }),
      )
      .min(2)
      .max(4),
    minimum: z.number().int().positive(),
    paid: text.max(160),
  }),
  /** The friend's benefit; the page behind a referrer's link also shows it. */
  benefit: z.strictObject({
    title: text.max(60),
    text: text.max(260),
    points: z.array(text.max(120)).length(3),
  }),
  stages: z.strictObject({ title: text.max(60), items: z.array(point).length(3) }),
  form: z.strictObject({ title: text.max(60), lede: text.max(220) }),
  /** The message that a referrer sends to a friend. {link} is filled in. */
  shareText: z
    .string()
    .regex(/\{link\}/)
    .max(300),
  terms: z.strictObject({ title: text.max(60), items: z.array(text.max(220)).min(4).max(8) }),
  questions: z.strictObject({ title: text.max(60), items: z.array(Question).min(4).max(8) }),
});

export type ReferPage = z.infer<typeof ReferPage>;
