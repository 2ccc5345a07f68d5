import { z } from "zod";
import { Picture } from "../../picture.ts";
import { heading, SectionLink, text } from "../section-parts.ts";
import { Counted } from "./counted.ts";

/** What one can have from us: what is in it and what is not, what it costs from, and how long it takes. */
export const Offers = z.strictObject({
  ...heading,
  /** By its name in the rates. */
  city: text,
  /** With {price}. */
  from: text,
  inside: text,
  outside: text,
  items: z
    .array(
      z.strictObject({
        name: text,
        text,
        /** Shown as the lower end in the simplest tier; without it there is no price. */
        counted: Counted.optional(),
        weeks: text,
        inside: z.array(text).min(2).max(6),
        outside: z.array(text).min(1).max(4),
        picture: Picture,
        link: SectionLink.optional(),
      }),
    )
    .min(2)
    .max(6),
});
