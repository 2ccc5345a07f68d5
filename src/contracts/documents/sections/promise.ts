import { z } from "zod";
import { heading, text } from "./section-parts.ts";

/** Five clauses, each with the figure that it can be held to. The second has twice the room. */
export const PromiseClauses = z.strictObject({
  ...heading,
  items: z.array(z.strictObject({ figure: text, name: text, text })).length(5),
});
