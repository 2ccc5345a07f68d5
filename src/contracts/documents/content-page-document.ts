import { z } from "zod";
import { ContentSection } from "./sections/content-section.ts";
import { text } from "./sections/section-parts.ts";

export const ContentPage = z.strictObject({
  title: z.string().min(15).max(60),
  description: z.string().min(110).max(160),
  /**
   * The name at the end of its own breadcrumb and in the breadcrumbs of the pages below it; without it no breadcrumb
   * is shown.
   */
  crumb: text.optional(),
  /** Shown wherever a section is marked as a sample. */
  sampleNote: text.optional(),
  sections: z
    .array(ContentSection)
    .min(2)
    .refine(([first]) => first?.kind === "hero", "a page must begin with its hero, which has the h1")
    .refine(
      (all) => all.filter(({ kind }) => kind === "hero").length === 1,
      "a page must have only one hero",
    ),
});

export type ContentPage = z.infer<typeof ContentPage>;
