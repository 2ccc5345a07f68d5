import type {
  MagazineAuthorFile,
  MagazineCategoryFile,
} from "../../contracts/documents/magazine/magazine-attribute.ts";
import { MAGAZINE_COUNTRIES } from "../../contracts/documents/magazine/magazine-post-document.ts";
import type { ConnectionContext } from "../content/document-type.ts";
import { initialsOf } from "./author-line.ts";
import type { CompletedPost } from "./complete-post.ts";
import { asCategory, isShownIn, listPosts } from "./magazine-library.ts";
import { stableNumber } from "./stable-number.ts";

export function connectCategory(category: MagazineCategoryFile, context: ConnectionContext) {
  if (category.parent) {
    const parent = asCategory(context.require("magazine-taxonomy", category.parent, ["parent"]));
    if (parent?.parent) context.blame(["parent"], `parent: "${category.parent}" has a parent itself`);
  }
  return withCount(category, context, isInCategory);
}

export function connectTag(tag: object, context: ConnectionContext) {
  return withCount(tag, context, hasTag);
}

export function connectType(type: object, context: ConnectionContext) {
  return withCount(type, context, isOfType);
}

export function connectAuthor(author: MagazineAuthorFile, context: ConnectionContext) {
  return withCount({ ...author, initials: initialsOf(author.name) }, context, isBy);
}

type Holds = (post: CompletedPost, slug: string) => boolean;

export const isInCategory: Holds = (post, slug) => post.category === slug || post.childCategory === slug;
export const hasTag: Holds = (post, slug) => post.tags.includes(slug);
export const isOfType: Holds = (post, slug) => post.type === slug;
export const isBy: Holds = (post, slug) => post.authors.includes(slug);

/** The countries with articles: a list without posts has no page. Widgets have their own countries. */
export function countriesWith(holds: Holds) {
  return (body: object, context: ConnectionContext) =>
    "widgets" in body
      ? MAGAZINE_COUNTRIES
      : MAGAZINE_COUNTRIES.filter((country) =>
          listPosts(context).some(({ body: post }) => holds(post, context.slug) && isShownIn(post, country)),
        );
}

function withCount(body: object, context: ConnectionContext, holds: Holds) {
  const posts = listPosts(context).filter(
    ({ body: post }) => holds(post, context.slug) && isShownIn(post, context.country),
  );
  return { ...body, id: stableNumber(context.slug), count: posts.length };
}
