import { z } from "zod";
import { Picture } from "../picture.ts";

const text = z.string().min(1);

/** What the press wrote about the company, as it is written. */
export const CompanyNewsFile = z.strictObject({
  title: text.max(120),
  /** Who wrote it. */
  outlet: text,
  date: z.iso.date(),
  external_link: z.url({ protocol: /^https$/ }),
  excerpt: text,
  picture: Picture,
  /** Set until real cuttings take over. */
  sample: z.literal(true).optional(),
});

/** As it is stored: a post of WordPress. */
export const CompanyNews = z.looseObject({
  id: z.number(),
  title: z.string(),
  external_link: z.string(),
  /** The full-size source. */
  image: z.string(),
  imageAltText: z.string(),
  media_details: z.looseObject({ width: z.number(), height: z.number() }),
  outlet: z.string(),
});

export type CompanyNewsFile = z.infer<typeof CompanyNewsFile>;
