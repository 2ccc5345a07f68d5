import { z } from "zod";

const Heading = z.object({ id: z.string().min(1), text: z.string().min(1) });

/**
 * The fields that the loader makes from the Markdown below the front matter of a document with a limited number of
 * words.
 */
export function markdownText(least: number, most: number) {
  const length = `the text must have ${least} to ${most} words`;
  return {
    /** HTML that contains only markup from the loader itself. */
    content: z.string().min(1),
    headings: z.array(Heading),
    words: z
      .number()
      .int()
      .refine((words) => words >= least && words <= most, {
        error: ({ input }) => `${length}, and has ${input}`,
      })
      .meta({ minimum: least, maximum: most }),
    readingMinutes: z.number().int().positive(),
  };
}
