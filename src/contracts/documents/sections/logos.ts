import { z } from "zod";
import { sample, text } from "./section-parts.ts";

/** Names that vouch for us, set in type: a borrowed logo needs a licence. */
export const Logos = z.strictObject({
  title: text,
  sample,
  items: z.array(z.strictObject({ name: text, note: text.optional() })).min(3),
});
