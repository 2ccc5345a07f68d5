import { z } from "zod";
import { markdownText } from "../markdown-text.ts";
import { Picture } from "../picture.ts";
import { namesDocument } from "../reference.ts";

const text = z.string().min(1);
const slug = z.string().regex(/^[a-z0-9-]+$/, "must be a slug: small letters, digits and -");

export const MAGAZINE_COUNTRIES = ["IN", "SG", "MY"] as const;
export type MagazineCountry = (typeof MAGAZINE_COUNTRIES)[number];

const Source = z.strictObject({ title: text, publisher: text, note: text.optional() });

export const MagazinePostFile = z.strictObject({
  title: text.max(70),
  excerpt: text.max(320),
  date: z.iso.date(),
  updated: z.iso.date().optional(),
  countries: z.array(z.enum(MAGAZINE_COUNTRIES)).min(1),
  category: namesDocument(slug, "magazine-taxonomy"),
  childCategory: namesDocument(slug, "magazine-taxonomy").optional(),
  type: namesDocument(slug, "magazine-types"),
  tags: z.array(namesDocument(slug, "magazine-tags")).min(1).max(10),
  authors: z.array(namesDocument(slug, "magazine-authors")).min(1),
  reviewedBy: namesDocument(slug, "magazine-authors").optional(),
  picture: Picture,
  /** What the photograph shows, or what to look at in it; defaults to its alternative text. */
  caption: text.max(200).optional(),
  keyFacts: z
    .array(z.strictObject({ label: text, value: text }))
    .min(3)
    .max(5),
  /** Standards and public bodies that are the sources of the facts. */
  sources: z.array(Source).default([]),
  seoTitle: text.max(60),
  seoDescription: text.min(120).max(160),
  /** Set when the people or figures in it are placeholders for real ones. */
  sample: z.literal(true).optional(),
  ...markdownText(600, 1200),
});

export type MagazinePostFile = z.infer<typeof MagazinePostFile>;
