import { z } from "zod";
import { DesignFilterGroup } from "../../../../contracts/documents/designs/design-filter.ts";

/** What a design's page says of the category that it stands in. */
export const DesignCategory = z.object({
  slug: z.string(),
  title: z.string(),
  pageTitle: z.string(),
  filterGroups: z.array(DesignFilterGroup),
});

export type DesignCategory = z.infer<typeof DesignCategory>;
