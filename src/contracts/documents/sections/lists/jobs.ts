import { z } from "zod";
import { Point, SectionLink, text } from "../section-parts.ts";
import { listOf } from "./list-words.ts";

/** The open jobs of the country; they come from the portals, and only the words around them from here. */
export const Jobs = listOf(["city", "department", "experience"]).extend({
  /** With {from} and {to}; the second with {from} alone. */
  years: text,
  yearsMore: text,
  /** With {date}. */
  posted: text,
  apply: text,
  resting: Point.extend({ links: z.array(SectionLink).length(2) }),
});

export type Jobs = z.infer<typeof Jobs>;
