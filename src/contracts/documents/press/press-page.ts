import { z } from "zod";

const text = z.string().trim().min(1);

export const PressPage = z.object({
  title: z.string().min(20).max(60),
  description: z.string().min(110).max(160),
  headline: text.max(60),
  lede: text.max(220),
  sampleNote: text.max(200),
  contact: z.strictObject({
    title: text.max(60),
    text: text.max(260),
    email: z.email(),
    points: z.array(text.max(160)).min(2).max(4),
  }),
  facts: z.strictObject({
    title: text.max(60),
    items: z
      .array(z.strictObject({ label: text.max(40), value: text.max(140) }))
      .min(4)
      .max(8),
  }),
});

export type PressPage = z.infer<typeof PressPage>;
