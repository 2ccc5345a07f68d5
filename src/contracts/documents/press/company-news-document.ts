import { z } from "zod";
import { Picture } from "../picture.ts";

const text = z.string().min(1);

export const CompanyNewsFile = z.strictObject({
  title: text.max(120),
  outlet: text.optional(),
  date: z.iso.date(),
  /** The article or, for an announcement, our own page about it. */
  external_link: z.union([
    z.url({ protocol: /^https$/ }),
    z.string().regex(/^\/[a-z]/, "must be an address of the web, or a page of ours that begins with /"),
  ]),
  excerpt: text,
  picture: Picture,
  /** Set until real press articles replace it. */
  sample: z.literal(true).optional(),
});

export const CompanyNews = z.looseObject({
  id: z.number(),
  title: z.string(),
  external_link: z.string(),
  image: z.string(),
  imageAltText: z.string(),
  media_details: z.looseObject({ width: z.number(), height: z.number() }),
  outlet: z.string().optional(),
});

export type CompanyNewsFile = z.infer<typeof CompanyNewsFile>;
