import { z } from "zod";
import { Picture } from "../../picture.ts";
import { text } from "../section-parts.ts";
import { listOf } from "./list-words.ts";

const Designer = z.strictObject({
  /** As the looks name them: their homes are found by it. */
  id: z.string().regex(/^[a-z0-9-]+$/),
  name: text,
  city: text,
  years: z.number().int().positive(),
  speciality: text,
  languages: z.array(text).min(1),
  text,
  picture: Picture,
});

/** Who would draw the home: what they are good at, what they speak, and what they have made. */
export const Designers = listOf(["city", "language", "speciality"]).extend({
  /** With {years}. */
  experience: text,
  /** With {languages}. */
  speaks: text,
  /** With {name}. */
  work: text,
  ask: text,
  items: z.array(Designer).min(1),
});

export type Designer = z.infer<typeof Designer>;
export type Designers = z.infer<typeof Designers>;
