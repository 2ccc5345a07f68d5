import { z } from "zod";

export const Question = z.object({
  question: z.string().min(10).max(140),
  answer: z.string().min(40).max(900),
});

export type Question = z.infer<typeof Question>;
