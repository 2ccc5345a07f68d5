import { z } from "zod";

/** A photograph of the catalogue. Content files write its name alone; the content loader adds the rest. */
const Photo = z.object({
  name: z.string().min(1),
  /** Without size and format: those are chosen where it is shown. */
  url: z.string().min(1),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  /** The colour to show until the picture is there. */
  dominant: z.string().regex(/^#[0-9a-f]{6}$/i),
});

export const Picture = z.object({
  photo: Photo,
  /** What is in the room; empty only where the text beside it says the same. */
  alt: z.string(),
});

export type Picture = z.infer<typeof Picture>;
