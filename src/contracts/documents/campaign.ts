import { z } from "zod";
import { Picture } from "./picture.ts";
import { Question } from "./question.ts";

const text = z.string().min(1);
const title = z.string().min(1).max(80);

const Block = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("hero"),
    title,
    lede: z.string().min(1).max(300),
    picture: Picture,
    /** A form stands in the hero; else its button opens the drawer. */
    hasForm: z.boolean(),
    formTitle: text,
    ctaText: text,
  }),
  z.object({ kind: z.literal("benefits"), title, items: z.array(z.object({ title, text })).min(3).max(6) }),
  z.object({
    kind: z.literal("gallery"),
    title,
    items: z
      .array(z.object({ picture: Picture, caption: text }))
      .min(3)
      .max(9),
  }),
  z.object({
    kind: z.literal("price"),
    title,
    rows: z.array(z.object({ name: text, note: text.optional(), low: z.number(), high: z.number() })).min(2),
    /** What is in the price and what is not, and for how long it holds. */
    terms: text,
  }),
  z.object({
    kind: z.literal("proof"),
    title,
    points: z
      .array(z.object({ value: text, label: text }))
      .min(2)
      .max(4),
    sample: z.boolean(),
  }),
  z.object({ kind: z.literal("steps"), title, steps: z.array(z.object({ title, text })).min(3).max(6) }),
  z.object({ kind: z.literal("questions"), title, questions: z.array(Question).min(3) }),
  z.object({ kind: z.literal("text"), title, paragraphs: z.array(text).min(1) }),
]);

/** A landing page that is put together from blocks: `page/:slug` and `lp/:slug`. */
export const Campaign = z.object({
  title,
  description: z.string().min(60).max(165),
  /** After this day the page stays, says that the offer is over, and asks for nothing. */
  endsOn: z.iso.date().optional(),
  /** Without the site's menus, so that nothing leads away from the form. */
  hasMenus: z.boolean(),
  blocks: z.array(Block).min(3),
});

export type Campaign = z.infer<typeof Campaign>;
