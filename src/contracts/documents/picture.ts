import { z } from "zod";

const Print = z.object({
  /** Without size and format: those are chosen where it is shown. */
  url: z.string().min(1),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
});

/** A photograph of the catalogue. Content files write its name alone; the content loader adds the rest. */
const Photo = Print.extend({
  name: z.string().min(1),
  /** The colour to show until the picture is there. */
  dominant: z.string().regex(/^#[0-9a-f]{6}$/i),
  /** The same room in a tall frame, for phones, where there is one. */
  tall: Print.optional(),
});

export const Picture = z.object({
  photo: Photo,
  /** What is in the room; empty only where the text beside it says the same. */
  alt: z.string(),
});

export const ShownPicture = Picture.extend({
  photo: Photo.partial({ name: true, width: true, height: true, dominant: true }),
});

export type Picture = z.infer<typeof Picture>;
