import { z } from "zod";
import { OWN_PATH, PICTURE_ADDRESS } from "./saved-addresses.ts";

const LONGEST_SLUG = 200;
const LONGEST_ADDRESS = 600;

function line(most: number) {
  return z
    .string()
    .min(1)
    .max(most)
    .refine((text) => text.isWellFormed() && !text.includes("\0"), "is no text");
}

/** What it takes to show something again without asking anyone. The specification leaves it open; this much is kept of it. */
export const WishedMeta = z
  .object({
    title: line(LONGEST_SLUG),
    href: line(LONGEST_ADDRESS).regex(OWN_PATH).describe("Its page on this site, as a path"),
    image: line(LONGEST_ADDRESS).regex(PICTURE_ADDRESS).describe("Its photograph, without size and format"),
    price: z.number().positive().max(1_000_000_000).describe("As it is drawn, with tax"),
    facts: z.object({
      room: line(LONGEST_SLUG),
      layout: line(LONGEST_SLUG).optional(),
      index: z.number().positive().max(100),
    }),
  })
  .partial();

/** WL-01: what is liked. Of a look the slug is its `id_1_Value` (WL-10). */
export const ContentId = z.object({
  country_code: z
    .string()
    .regex(/^[A-Za-z]{2}$/)
    .transform((code) => code.toUpperCase())
    .meta({ type: "string", pattern: "^[A-Za-z]{2}$" }),
  slug: line(LONGEST_SLUG),
  content_type: z.string().regex(/^[\w-]{1,60}$/),
  meta: WishedMeta.default({}),
});

export type ContentId = z.output<typeof ContentId>;
