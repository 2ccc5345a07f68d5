import { z } from "zod";

const Heading = z.object({ id: z.string().min(1), text: z.string().min(1) });

/** What the loader makes from the Markdown below the front matter of a document of so many words. */
export function markdownText(least: number, most: number) {
  const length = `the text must have ${least} to ${most} words`;
  return {
    /** HTML. Nothing but what the loader itself has written is in it. */
    content: z.string().min(1),
    headings: z.array(Heading),
    words: z
      .number()
      .int()
      .refine((words) => words >= least && words <= most, {
        error: ({ input }) => `${length}, and has ${input}`,
      }),
    readingMinutes: z.number().int().positive(),
  };
}
