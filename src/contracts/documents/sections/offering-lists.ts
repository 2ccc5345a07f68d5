import { z } from "zod";
import { OFFERING_CATEGORY_SLUGS } from "../offerings/offering-categories.ts";
import { Picture } from "../picture.ts";
import { heading, SectionLink, text } from "./section-parts.ts";

/** Doors to the lists of finishes and accessories. How many are in a list, and from what price, follows from its products. */
export const OfferingLists = z.strictObject({
  ...heading,
  /** With {count}. */
  count: text,
  items: z
    .array(
      z.strictObject({
        list: z.enum(OFFERING_CATEGORY_SLUGS),
        name: text,
        text: text.optional(),
        picture: Picture,
        /** With {price}, and what it is paid for. */
        from: text,
        /** Leads to a page about it instead of its list. */
        link: SectionLink.optional(),
      }),
    )
    .min(2)
    .max(12),
});
