import { Hono } from "hono";
import { listMagazineAttributes } from "../../contracts/calls/magazine/magazine-attributes.ts";
import { getMagazinePost } from "../../contracts/calls/magazine/magazine-post.ts";
import { listMagazinePosts } from "../../contracts/calls/magazine/magazine-posts.ts";
import { MAGAZINE_SIZES } from "../../contracts/calls/magazine/magazine-shapes.ts";
import type { StoredPost } from "../../contracts/documents/magazine/stored-post.ts";
import type { Database } from "../../platform/database/database.ts";
import { Refusal } from "../http/refusal.ts";
import { serveCall } from "../http/serve-call.ts";
import { findAttributes } from "./find-attributes.ts";
import { findPost, findPosts, findPostsBySlug } from "./find-posts.ts";
import { postSeo, type SiteNames } from "./post-seo.ts";
import { postDetail, postItem } from "./stored-post.ts";

export function createMagazineApp(database: Database, site: SiteNames): Hono {
  const app = new Hono();

  serveCall(app, getMagazinePost, async ({ slug, countryIsoCode: country, include }) => {
    const post = await findPost(database, country, slug);
    if (!post) return new Refusal(404, `There is no article "${slug}" in the magazine of ${country}.`);
    return {
      ...postDetail(post),
      ...postSeo(post, country, site),
      ...(await relatedTo(post, country, listOf(include))),
    };
  });

  serveCall(
    app,
    listMagazinePosts,
    async ({ page = 1, pageSize = MAGAZINE_SIZES.landingRecent, ...input }) => {
      const country = input.countryIsoCode;
      const question = {
        country,
        slugs: listOf(input.slug),
        categories: listOf(input.categories),
        tags: listOf(input.tags),
        authors: listOf(input.authors),
        types: listOf(input.types),
        search: input.search,
      };
      const { posts, total } = await findPosts(database, question, { page: page - 1, size: pageSize });
      const include = listOf(input.include);
      const items = posts.map(async (post) => ({
        ...(include?.includes("content") ? postDetail(post) : postItem(post)),
        ...(await relatedTo(post, country, include)),
      }));
      return { posts: await Promise.all(items), total, page, pageSize };
    },
  );

  serveCall(
    app,
    listMagazineAttributes,
    async ({ page = 1, pageSize = MAGAZINE_SIZES.landingRecent, ...input }) => {
      const country = input.countryIsoCode;
      const question = { attribute: input.attribute, country, slugs: listOf(input.slug) };
      const found = await findAttributes(database, question, { page: page - 1, size: pageSize });
      return { ...found, page, pageSize };
    },
  );

  async function relatedTo(post: StoredPost, country: string, include: readonly string[] = []) {
    if (!include.includes("related_posts")) return {};
    const related = await findPostsBySlug(database, country, post.relatedSlugs);
    return { related_posts: related.map(postItem) };
  }

  return app;
}

function listOf(text: string | undefined): string[] | undefined {
  return text?.split(",").map((slug) => slug.trim());
}
