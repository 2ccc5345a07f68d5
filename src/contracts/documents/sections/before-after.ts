import { z } from "zod";
import { Picture } from "../picture.ts";
import { heading, SectionLink, sample, text } from "./section-parts.ts";

const Side = z.strictObject({ picture: Picture, caption: text });

/** Two photographs of one place from one camera: they lie on each other to the pixel. */
export const BeforeAfter = z.strictObject({
  ...heading,
  before: Side,
  after: Side,
  /** Where the handle stands at first, from the edge of the photograph, which is never mirrored: on what differs. */
  at: z.number().min(0).max(1).optional(),
  note: text.optional(),
  sample,
  action: SectionLink.optional(),
});
