import { z } from "zod";
import { Picture } from "../picture.ts";
import { heading, SectionLink, sample, text } from "./section-parts.ts";

const Side = z.strictObject({ picture: Picture, caption: text });

/** Two photographs of one place from one camera: they lie on each other to the pixel. */
export const BeforeAfter = z.strictObject({
  ...heading,
  before: Side,
  after: Side,
  /** What changed between them, and why. */
  note: text.optional(),
  sample,
  action: SectionLink.optional(),
});
