import { isRegion } from "../../editions/regions.ts";
import type { ConnectionContext } from "../content/document-type.ts";
import { localiseLinks } from "../content/markdown/localise-links.ts";
import { authorLine } from "./author-line.ts";
import { checkLinks } from "./check-links.ts";
import type { CompletedPost } from "./complete-post.ts";
import { asAuthor, asCategory, nameOf } from "./magazine-library.ts";
import { relatedSlugs } from "./related-posts.ts";

/** An article of a country with the names of all that it belongs to, and with the articles that go with it. */
export function connectPost(post: CompletedPost, context: ConnectionContext) {
  const author = (slug: string, path: PropertyKey[]) =>
    authorLine(slug, asAuthor(context.require("magazine-authors", slug, path)));
  const named = (contentType: string, slug: string, path: PropertyKey[]) => ({
    name: nameOf(context.require(contentType, slug, path)),
    slug,
  });
  const region = context.country?.toLowerCase() ?? "";
  checkPlace(post, context);
  checkLinks(post, context);
  return {
    ...post,
    category: named("magazine-taxonomy", post.category, ["category"]),
    childCategory: post.childCategory && named("magazine-taxonomy", post.childCategory, ["childCategory"]),
    type: named("magazine-types", post.type, ["type"]),
    tags: post.tags.map((tag, index) => named("magazine-tags", tag, ["tags", index])),
    authors: post.authors.map((slug, index) => author(slug, ["authors", index])),
    reviewedBy: post.reviewedBy && author(post.reviewedBy, ["reviewedBy"]),
    content: isRegion(region) ? localiseLinks(post.content, region) : post.content,
    relatedSlugs: relatedSlugs(post, context),
    // Lists are filtered by plain values.
    categorySlugs: [post.category, post.childCategory].filter((slug) => slug !== undefined),
    tagSlugs: post.tags,
    authorSlugs: post.authors,
    typeSlug: post.type,
  };
}

function checkPlace(post: CompletedPost, { find, blame }: ConnectionContext): void {
  const category = asCategory(find("magazine-taxonomy", post.category));
  if (category?.parent)
    blame(["category"], `category: "${post.category}" is a child; write it as childCategory`);
  const child = post.childCategory ? asCategory(find("magazine-taxonomy", post.childCategory)) : undefined;
  if (child && child.parent !== post.category)
    blame(["childCategory"], `childCategory: "${post.childCategory}" is no part of "${post.category}"`);
  const type = find("magazine-types", post.type);
  if (type && "widgets" in type)
    blame(["type"], `type: "${post.type}" is filled by its widgets, not by posts`);
}
