import { z } from "zod";
import { MagazinePostItem } from "../../contracts/calls/magazine/magazine-shapes.ts";
import type { StoredDocument } from "../content/galleries/stored-document.ts";

/** An article as the loader stores it for a country. */
const StoredPost = MagazinePostItem.extend({
  content: z.string(),
  words: z.number(),
  seoTitle: z.string(),
  seoDescription: z.string(),
  sources: z.array(z.object({ title: z.string(), publisher: z.string(), note: z.string().optional() })),
  relatedSlugs: z.array(z.string()),
});

export type StoredPost = z.infer<typeof StoredPost>;

export function readPost({ slug, body }: StoredDocument): StoredPost {
  return StoredPost.parse({ ...JSON.parse(body), slug });
}

/** Needed to find an article, not to show it. */
const INNER_FIELDS = ["relatedSlugs", "categorySlugs", "tagSlugs", "authorSlugs", "typeSlug", "countries"];
const DETAIL_FIELDS = [
  "content",
  "headings",
  "keyFacts",
  "sources",
  "reviewedBy",
  "seoTitle",
  "seoDescription",
];

/** What a list shows of an article. */
export function postItem(post: StoredPost): MagazinePostItem {
  return MagazinePostItem.parse(without(post, [...INNER_FIELDS, ...DETAIL_FIELDS]));
}

export function postDetail(post: StoredPost) {
  const { content } = post;
  return { ...MagazinePostItem.parse(without(post, INNER_FIELDS)), content };
}

function without(post: StoredPost, fields: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(post).filter(([name]) => !fields.includes(name)));
}
