import { z } from "zod";
import { Picture } from "../picture.ts";
import { text } from "./section-parts.ts";

const Part = z.strictObject({
  heading: text.optional(),
  paragraphs: z.array(text).default([]),
  list: z.array(text).optional(),
});

/** Running text, with photographs beside it where there are some. */
export const Prose = z.strictObject({
  title: text.optional(),
  /** Whether the first letter stands three lines tall. */
  hasInitial: z.boolean().optional(),
  parts: z.array(Part).min(1),
  views: z
    .array(Picture.extend({ caption: text }))
    .max(3)
    .optional(),
});
