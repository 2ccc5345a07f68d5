import { expect, test } from "vitest";
import type { ConnectionContext } from "../content/document-type.ts";
import type { CompletedPost } from "./complete-post.ts";
import { relatedSlugs } from "./connect-post.ts";

const TAGS = ["oak", "sage", "storage", "lighting", "loft"];
const CATEGORIES = ["kitchens", "bedrooms", "costs"];

test("finds the same related articles as a comparison of every pair", () => {
  const posts = Array.from({ length: 300 }, (_, number) => makePost(number));
  for (const country of ["IN", "SG"])
    for (const { slug, body } of posts.filter((post) => isIn(post, country)))
      expect([slug, relatedSlugs(body, contextOf(slug, country))]).toEqual([slug, compared(slug, country)]);

  function contextOf(slug: string, country: string): ConnectionContext {
    return { slug, country, list: () => posts } as unknown as ConnectionContext;
  }

  /** Compares every pair. */
  function compared(slug: string, country: string): string[] {
    const own = posts.find((post) => post.slug === slug)?.body;
    return posts
      .filter((post) => post.slug !== slug && isIn(post, country))
      .map((post) => ({ ...post, merit: own ? inCommon(own, post.body) : 0 }))
      .sort((a, b) => b.merit - a.merit || order(b.body.date, a.body.date) || order(a.slug, b.slug))
      .slice(0, 6)
      .map((post) => post.slug);
  }
});

interface Post {
  slug: string;
  body: CompletedPost;
}

/** The same number gives the same article; many articles share a subject, and many a day. */
function makePost(number: number): Post {
  const pick = (step: number, among: readonly string[]) => among[(number * step) % among.length] ?? "";
  const body = {
    category: pick(7, CATEGORIES),
    childCategory: number % 4 === 0 ? `${pick(7, CATEGORIES)}-small` : undefined,
    tags: [...new Set([pick(3, TAGS), pick(11, TAGS), pick(number, TAGS)])],
    countries: number % 3 === 0 ? ["IN", "SG"] : ["IN"],
    date: `2026-0${1 + (number % 9)}-01T00:00:00Z`,
  };
  return { slug: `post-${number}`, body: body as unknown as CompletedPost };
}

function isIn({ body }: Post, country: string): boolean {
  return body.countries.some((one) => one === country);
}

function inCommon(one: CompletedPost, other: CompletedPost): number {
  const tags = one.tags.filter((tag) => other.tags.includes(tag)).length;
  const isSameChild = one.childCategory !== undefined && one.childCategory === other.childCategory;
  return 2 * tags + (one.category === other.category ? 3 : 0) + (isSameChild ? 2 : 0);
}

function order(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
