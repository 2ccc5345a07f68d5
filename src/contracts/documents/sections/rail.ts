import { z } from "zod";
import { Picture } from "../picture.ts";
import { SectionLink, text } from "./section-parts.ts";

/** Photographs in a row that one scrolls. */
export const Rail = z.strictObject({
  title: text,
  label: text,
  tiles: z
    .array(
      z.strictObject({ name: text, note: text.optional(), picture: Picture, link: SectionLink.optional() }),
    )
    .min(4),
});
