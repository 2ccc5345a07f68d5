import type { DocumentFilter } from "../../contracts/document-filters.ts";
import type { StoredPost } from "../../contracts/documents/magazine/stored-post.ts";
import type { Database } from "../../platform/database/database.ts";
import { findDocument, listDocuments, listSortOrdersOf, readSortOrders } from "../content/document-store.ts";
import { search } from "../search/search.ts";
import { readPost } from "./post-item.ts";

export interface PostQuestion {
  country: string;
  /** Lists of slugs; an article must match one of each list. */
  slugs?: readonly string[] | undefined;
  categories?: readonly string[] | undefined;
  tags?: readonly string[] | undefined;
  authors?: readonly string[] | undefined;
  types?: readonly string[] | undefined;
  search?: string | undefined;
}

interface FoundPosts {
  posts: StoredPost[];
  total: number;
}

interface Paging {
  page: number;
  size: number;
}

/** How many of the best results are checked when a search is combined with filters. */
const MAX_NARROWED = 200;

export async function findPost(
  database: Database,
  country: string,
  slug: string,
): Promise<StoredPost | undefined> {
  const row = await findDocument(
    database,
    { contentType: "magazine-posts", filters: [inCountry(country)] },
    slug,
  );
  return row && readPost(row);
}

export async function findPosts(
  database: Database,
  question: PostQuestion,
  paging: Paging,
): Promise<FoundPosts> {
  if (question.search?.trim()) return searchPosts(database, question, paging);
  const gallery = { contentType: "magazine-posts", filters: filtersOf(question) };
  const { rows, total } = await listDocuments(database, gallery, { ...paging, sort: "position" });
  return { posts: rows.map(readPost), total };
}

export async function findPostsBySlug(
  database: Database,
  country: string,
  slugs: readonly string[],
): Promise<StoredPost[]> {
  if (slugs.length === 0) return [];
  const { posts } = await findPosts(database, { country, slugs }, { page: 0, size: slugs.length });
  return inOrder(posts, slugs);
}

async function searchPosts(
  database: Database,
  { search: query = "", ...question }: PostQuestion,
  { page, size }: Paging,
): Promise<FoundPosts> {
  const ask = { query, country: question.country, kinds: ["article"] as const };
  if (filtersOf(question).length === 1) {
    const { hits, total } = await search(database, { ...ask, page, size });
    const slugs = hits.map(({ slug }) => slug);
    return { posts: await findPostsBySlug(database, question.country, slugs), total };
  }
  const { hits } = await search(database, { ...ask, page: 0, size: MAX_NARROWED });
  const { slugs, ...narrowing } = question;
  const asked = slugs && new Set(slugs);
  const ids = hits.filter(({ slug }) => !asked || asked.has(slug)).map(({ id }) => id);
  const gallery = { contentType: "magazine-posts", filters: filtersOf(narrowing) };
  const sortOrders = await listSortOrdersOf(database, gallery, ids);
  const rows = await readSortOrders(database, sortOrders.slice(page * size, (page + 1) * size));
  return { posts: rows.map(readPost), total: sortOrders.length };
}

function inOrder(posts: readonly StoredPost[], slugs: readonly string[]): StoredPost[] {
  const bySlug = new Map(posts.map((post) => [post.slug, post]));
  return slugs.flatMap((slug) => bySlug.get(slug) ?? []);
}

function filtersOf({ country, slugs, categories, tags, authors, types }: PostQuestion): DocumentFilter[] {
  const lists = {
    slug: slugs,
    categorySlugs: categories,
    tagSlugs: tags,
    authorSlugs: authors,
    typeSlug: types,
  };
  return [
    inCountry(country),
    ...Object.entries(lists).flatMap(([field, values]) =>
      values ? [{ field, op: "in" as const, values: [...values] }] : [],
    ),
  ];
}

function inCountry(country: string): DocumentFilter {
  return { field: "country", op: "eq", values: [country] };
}
