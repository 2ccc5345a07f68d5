import { z } from "zod";
import { heading, Point } from "./section-parts.ts";

/** Numbered points in the order in which one meets them. */
export const Points = z.strictObject({
  ...heading,
  items: z.array(Point).min(2).max(12),
  /** Three in a row below the heading, or a longer list beside it. */
  look: z.enum(["row", "beside"]).default("row"),
});
