import { z } from "zod";

const Print = z.object({
  /** Without size and format, which are chosen where the picture is shown. */
  url: z.string().min(1),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
});

/** A photograph of the catalogue. Content files contain only its name; the content loader adds the other fields. */
const Photo = Print.extend({
  name: z.string().min(1),
  /** The placeholder colour while the picture loads. */
  dominant: z.string().regex(/^#[0-9a-f]{6}$/i),
  /** The same room in portrait format for phones, if there is one. */
  tall: Print.optional(),
});

export const Picture = z.object({
  photo: Photo,
  /** Describes the room; empty only if the text beside it says the same. */
  alt: z.string(),
});

export const ShownPicture = Picture.extend({
  photo: Photo.partial({ name: true, width: true, height: true, dominant: true }),
});

export type Picture = z.infer<typeof Picture>;
