import { z } from "zod";
import { Picture } from "../picture.ts";
import { heading, SectionLink, sample, text } from "./section-parts.ts";

export const Mosaic = z.strictObject({
  ...heading,
  sample,
  items: z
    .array(
      z.strictObject({
        title: text,
        facts: z.array(text),
        picture: Picture,
        link: SectionLink.optional(),
      }),
    )
    .length(6),
});
