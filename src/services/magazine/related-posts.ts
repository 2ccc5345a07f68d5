import type { ConnectionContext } from "../content/document-type.ts";
import type { CompletedPost } from "./complete-post.ts";
import { isShownIn, listPosts } from "./magazine-library.ts";

const MOST_RELATED = 6;

/** The articles of the same country that have most in common with one; the newer ones where that is alike. */
export function relatedSlugs(post: CompletedPost, context: ConnectionContext): string[] {
  return listPosts(context)
    .filter(({ slug, body }) => slug !== context.slug && isShownIn(body, context.country))
    .map(({ slug, body }) => ({ slug, date: body.date, inCommon: countInCommon(post, body) }))
    .sort(
      (one, other) =>
        other.inCommon - one.inCommon || compare(other.date, one.date) || compare(one.slug, other.slug),
    )
    .slice(0, MOST_RELATED)
    .map(({ slug }) => slug);
}

function countInCommon(one: CompletedPost, other: CompletedPost): number {
  const tags = one.tags.filter((tag) => other.tags.includes(tag)).length;
  const category = one.category === other.category ? 3 : 0;
  const child = one.childCategory !== undefined && one.childCategory === other.childCategory ? 2 : 0;
  return 2 * tags + category + child;
}

function compare(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1;
}
