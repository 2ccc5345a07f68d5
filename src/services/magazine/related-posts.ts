import type { ConnectionContext } from "../content/document-type.ts";
import type { CompletedPost } from "./complete-post.ts";
import { isShownIn, listPosts } from "./magazine-library.ts";

const MOST_RELATED = 6;

/** The articles of the same country that have most in common with one; the newer ones where that is alike. */
export function relatedSlugs(post: CompletedPost, context: ConnectionContext): string[] {
  const subjects = subjectsOf(context);
  const own = subjects.get(subjectOf(post));
  if (own) own.nearest ??= nearestTo(post, [...subjects.values()]);
  return (own?.nearest ?? []).filter((slug) => slug !== context.slug).slice(0, MOST_RELATED);
}

/** Articles with the same category, child and tags. What is nearest to one of them is nearest to all, and found once. */
interface Subject {
  example: CompletedPost;
  /** The newest first. */
  posts: { slug: string; date: string }[];
  nearest?: string[];
}

type Subjects = Map<string, Subject>;

// By the list of all articles, then by country: every article asks, and comparing each with each would take days for many.
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

/** One more than is shown: the article itself is among them. */
function nearestTo(post: CompletedPost, subjects: readonly Subject[]): string[] {
  const most = MOST_RELATED + 1;
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
