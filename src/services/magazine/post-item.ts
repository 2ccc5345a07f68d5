import { MagazinePostItem, StoredPost } from "../../contracts/documents/magazine/stored-post.ts";
import type { StoredDocument } from "../content/galleries/stored-document.ts";

export function readPost({ slug, body }: StoredDocument): StoredPost {
  return StoredPost.parse({ ...JSON.parse(body), slug });
}

/** Needed to find an article, but not to show it. */
const INNER_FIELDS = ["relatedSlugs", "categorySlugs", "tagSlugs", "authorSlugs", "typeSlug"];
const DETAIL_FIELDS = [
  "countries",
  "content",
  "headings",
  "sources",
  "reviewedBy",
  "caption",
  "seoTitle",
  "seoDescription",
];

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
