import { z } from "zod";

export const Question = z.object({
  question: z.string().min(10).max(140),
  answer: z.string().min(40).max(900),
});

export type Question = z.infer<typeof Question>;

export const FaqTopic = z.object({
  title: z.string().min(1).max(60),
  intro: z.string().min(1).max(200),
  questions: z.array(Question).min(6),
});

export const ListedFaqTopic = FaqTopic.extend({ slug: z.string() });

export type FaqTopic = z.infer<typeof FaqTopic>;
