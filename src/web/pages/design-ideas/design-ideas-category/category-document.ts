import { z } from "zod";
import { DesignFilterGroup } from "../../../../contracts/documents/designs/design-filter.ts";
import { Question } from "../../../../contracts/documents/question.ts";

/** A category as its call answers it, as far as the page shows it. */
export const CategoryDocument = z.object({
  slug: z.string(),
  title: z.string(),
  description: z.string().default(""),
  pageTitle: z.string(),
  seoTitle: z.string(),
  seoDescription: z.string(),
  cueStartPosition: z.number().nullish(),
  cueInterval: z.number().nullish(),
  filterGroups: z.array(DesignFilterGroup).default([]),
  about: z.array(z.string()).default([]),
  faqs: z.array(Question).default([]),
  related: z.array(z.string()).default([]),
});

export type CategoryDocument = z.infer<typeof CategoryDocument>;
