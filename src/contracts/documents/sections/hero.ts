import { z } from "zod";
import { Picture } from "../picture.ts";
import { SectionLink, text } from "./section-parts.ts";

/** The first thing on a page: its one h1, a photograph, and at most one action. */
export const Hero = z.strictObject({
  kicker: text.optional(),
  headline: text,
  subline: text.optional(),
  lede: text,
  picture: Picture,
  /** The photograph beside the words, or below them as wide as the window allows. */
  look: z.enum(["beside", "wide"]).default("wide"),
  action: SectionLink.optional(),
});
