import { z } from "zod";
import { Picture } from "./picture.ts";

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

export type CompanyNewsFile = z.infer<typeof CompanyNewsFile>;
