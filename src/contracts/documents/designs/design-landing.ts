import { z } from "zod";
import { Picture, ShownPicture } from "../picture.ts";
import { namesDocument } from "../reference.ts";

const text = z.string().min(1);
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

const DESIGNS = ["looks", "smart-photo-lite"];

const row = {
  id: slug,
  title: text.max(60),
  subtitle: text.max(140),
  icon: Picture,
  background: Picture.optional(),
};

const Widget = z.union([
  z.strictObject({
    ...row,
    designSlugs: z
      .array(namesDocument(slug, ...DESIGNS))
      .min(4)
      .max(12),
  }),
  /** See document-filters.ts for the grammar; the country is not included. */
  z.strictObject({ ...row, filters: text, size: z.number().int().min(4).max(24).default(8) }),
]);

export const DesignLandingFile = z.strictObject({
  title: text,
  subtitle: text,
  icon: Picture,
  background: Picture,
  magazineSlugs: z.array(namesDocument(slug, "magazine-posts")).default([]),
  isLivspaceTvEnabled: z.boolean().default(false),
  searchHint: z.strictObject({
    isEnabled: z.boolean(),
    /** When the hint appears after the page has loaded, and how long it stays, in seconds. */
    showSeconds: z.number().positive(),
    hideSeconds: z.number().positive(),
    examples: z.array(text).min(3).max(8),
  }),
  widgets: z.array(Widget).min(4).max(10),
});

const FoundWidget = z.object({
  id: z.string(),
  title: z.string(),
  subtitle: z.string(),
  picture: ShownPicture.optional(),
  designSlugs: z.array(z.string()).optional(),
  filters: z.string().optional(),
  size: z.number().default(8),
});

export const DesignLanding = z.object({
  title: z.string(),
  subtitle: z.string(),
  picture: ShownPicture.optional(),
  searchHint: z.object({
    isEnabled: z.boolean(),
    showSeconds: z.number(),
    hideSeconds: z.number(),
    examples: z.array(z.string()),
  }),
  widgets: z.array(FoundWidget),
  magazineSlugs: z.array(z.string()).default([]),
});

export type DesignLandingFile = z.infer<typeof DesignLandingFile>;
export type DesignWidgetFile = z.infer<typeof Widget>;
