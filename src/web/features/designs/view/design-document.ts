import { z } from "zod";
import { UnpricedDesign } from "../../../../contracts/documents/designs/design.ts";
import { DerivedDesign } from "../../../../contracts/documents/designs/design-idea.ts";

/** A design without prices as its page is made from it. */
export const DesignDocument = z.object({
  ...UnpricedDesign.shape,
  ...DerivedDesign.shape,
  slug: z.string(),
  contentType: z.string(),
});

export type DesignDocument = z.infer<typeof DesignDocument>;
