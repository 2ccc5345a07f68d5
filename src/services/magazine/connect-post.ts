import { isRegion } from "../../editions/regions.ts";
import type { ConnectionContext } from "../content/document-type.ts";
import { localiseLinks } from "../content/markdown/localise-links.ts";
import { authorLine } from "./author-line.ts";
import type { CompletedPost } from "./complete-post.ts";
import { asAuthor, asCategory, asPost, isShownIn, listPosts, nameOf } from "./magazine-library.ts";

/** Adds the names of its categories, tags and authors to an article of a country, and its related articles. */
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
    blame(["category"], `category: "${post.category}" is a subcategory; write it as childCategory`);
  const child = post.childCategory ? asCategory(find("magazine-taxonomy", post.childCategory)) : undefined;
  if (child && child.parent !== post.category)
    blame(
      ["childCategory"],
      `childCategory: "${post.childCategory}" is not a subcategory of "${post.category}"`,
    );
  const type = find("magazine-types", post.type);
  if (type && "widgets" in type)
    blame(["type"], `type: "${post.type}" is filled by its widgets, not by posts`);
}

const SMART_PHOTO = /^\/(?:[a-z]{2}\/)?designs\/[a-z0-9-]+\/([a-z0-9-]+)$/;
const ARTICLE = /^\/(?:(in|sg|my)\/)?magazine\/([a-z0-9-]+)$/;

/** Checks that linked articles and priced photographs exist in the country of the text. */
function checkLinks({ content, countries }: CompletedPost, context: ConnectionContext): void {
  const { country, find, has, list, blame } = context;
  // If only a part of the content is read, the photographs are unknown.
  const knowsPhotos = list("smart-photo").length > 0;
  for (const [, href = ""] of content.matchAll(/<a href="([^"]+)"/g)) {
    const [, photo] = SMART_PHOTO.exec(href) ?? [];
    if (photo !== undefined && knowsPhotos && !has("smart-photo", photo, { country, language: undefined }))
      blame(["content", href], `the link ${href} leads to a smart photo that does not exist in ${country}`);
    const [, region, slug] = ARTICLE.exec(href) ?? [];
    if (slug === undefined) continue;
    const path = ["content", href];
    const other = asPost(find("magazine-posts", slug));
    if (!has("magazine-posts", slug)) blame(path, `the link ${href} leads to an article that does not exist`);
    else if (region && countries.length > 1)
      blame(path, `the link ${href} must be written /magazine/${slug}: the article has several countries`);
    else if (other && !isShownIn(other, region?.toUpperCase() ?? country))
      blame(path, `the link ${href} leads to an article that is not shown in ${country}`);
  }
}

const MAX_RELATED = 6;

/** The articles of the same country with most in common; of equal ones the newest. */
export function relatedSlugs(post: CompletedPost, context: ConnectionContext): string[] {
  const subjects = subjectsOf(context);
  const own = subjects.get(subjectOf(post));
  if (own) own.nearest ??= nearestTo(post, [...subjects.values()]);
  return (own?.nearest ?? []).filter((slug) => slug !== context.slug).slice(0, MAX_RELATED);
}

/**
 * Articles with the same category, child category and tags. They share the nearest articles, which are computed once.
 */
interface Subject {
  example: CompletedPost;
  posts: { slug: string; date: string }[];
  nearest?: string[];
}

type Subjects = Map<string, Subject>;

// Cached by the list of all articles and by country: comparing every pair of articles would take days for a large
// magazine.
const known = new WeakMap<object, Map<string | undefined, Subjects>>();

function subjectsOf(context: ConnectionContext): Subjects {
  const posts = listPosts(context);
  const ofCountries = known.get(posts) ?? new Map<string | undefined, Subjects>();
  known.set(posts, ofCountries);
  const subjects = ofCountries.get(context.country) ?? gatherSubjects(context);
  ofCountries.set(context.country, subjects);
  return subjects;
}

function gatherSubjects(context: ConnectionContext): Subjects {
  const subjects: Subjects = new Map();
  for (const { slug, body } of listPosts(context)) {
    if (!isShownIn(body, context.country)) continue;
    const name = subjectOf(body);
    const subject = subjects.get(name) ?? { example: body, posts: [] };
    subjects.set(name, subject);
    subject.posts.push({ slug, date: body.date });
  }
  for (const { posts } of subjects.values()) posts.sort(newestFirst);
  return subjects;
}

function subjectOf({ category, childCategory = "", tags }: CompletedPost): string {
  return [category, childCategory, ...tags.toSorted()].join(" ");
}

/** One more than shown, because the article itself is included. */
function nearestTo(post: CompletedPost, subjects: readonly Subject[]): string[] {
  const most = MAX_RELATED + 1;
  const byMerit = Map.groupBy(subjects, ({ example }) => countInCommon(post, example));
  const nearest: string[] = [];
  for (const merit of [...byMerit.keys()].sort((one, other) => other - one)) {
    if (nearest.length >= most) break;
    const alike = (byMerit.get(merit) ?? []).flatMap(({ posts }) => posts.slice(0, most));
    nearest.push(...alike.sort(newestFirst).map(({ slug }) => slug));
  }
  return nearest.slice(0, most);
}

function countInCommon(one: CompletedPost, other: CompletedPost): number {
  const tags = one.tags.filter((tag) => other.tags.includes(tag)).length;
  const category = one.category === other.category ? 3 : 0;
  const child = one.childCategory !== undefined && one.childCategory === other.childCategory ? 2 : 0;
  return 2 * tags + category + child;
}

function newestFirst(one: { slug: string; date: string }, other: { slug: string; date: string }): number {
  return compare(other.date, one.date) || compare(one.slug, other.slug);
}

function compare(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1;
}
