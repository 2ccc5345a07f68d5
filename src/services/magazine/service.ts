import { Hono } from "hono";
import {
  listMagazineAttributes,
  type MAGAZINE_ATTRIBUTES,
} from "../../contracts/calls/magazine/magazine-attributes.ts";
import { listMagazineCategories } from "../../contracts/calls/magazine/magazine-categories.ts";
import { getMagazinePost } from "../../contracts/calls/magazine/magazine-post.ts";
import { listMagazinePosts } from "../../contracts/calls/magazine/magazine-posts.ts";
import { MAGAZINE_SIZES } from "../../contracts/calls/magazine/magazine-shapes.ts";
import type { DocumentFilter } from "../../contracts/document-filters.ts";
import { MagazineAttribute } from "../../contracts/documents/magazine/magazine-attribute.ts";
import type { StoredPost } from "../../contracts/documents/magazine/stored-post.ts";
import type { Database } from "../../platform/database/database.ts";
import { listDocuments } from "../content/document-store.ts";
import type { StoredDocument } from "../content/galleries/stored-document.ts";
import { Refusal } from "../http/refusal.ts";
import { serveCall } from "../http/serve-call.ts";
import type { Service } from "../service.ts";
import type { ServiceParts } from "../service-parts.ts";
import { findPost, findPosts, findPostsBySlug } from "./find-posts.ts";
import { postSeo, type SiteNames } from "./post-seo.ts";
import { postDetail, postItem } from "./stored-post.ts";

export function serveMagazine({ database, publicUrl, brand }: ServiceParts): Service {
  return {
    mounts: [
      { host: "web-backend", app: createMagazineApp(database, { publicUrl, brand }) },
      { host: "wcms", app: createWcmsApp(database) },
    ],
  };
}

type Category = Awaited<ReturnType<typeof findAttributes>>["attributes"][number];

/** More than an editor would ever write. */
const ALL = { page: 0, size: 1000 };

function createWcmsApp(database: Database): Hono {
  const app = new Hono();
  const { path } = listMagazineCategories;
  // Some callers leave the slash at the end away.
  for (const address of [path, path.replace(/\/$/, "")] as const)
    serveCall(app, { ...listMagazineCategories, path: address as typeof path }, async ({ iso }) => {
      const question = { attribute: "category", country: iso.toUpperCase() } as const;
      const { attributes } = await findAttributes(database, question, ALL);
      const top = attributes.filter(({ parent }) => parent === undefined);
      return {
        categories: top.map((category) => ({
          ...entryOf(category),
          subCategories: attributes.filter(({ parent }) => parent === category.slug).map(entryOf),
        })),
      };
    });
  return app;
}

function entryOf({ id, slug, name, description, count, picture }: Category) {
  return {
    id,
    categoryName: slug,
    displayName: name,
    categorySlug: slug,
    description,
    count,
    ...(picture ? { image: `${picture.photo.url}/1080.jpg`, picture } : {}),
  };
}

function createMagazineApp(database: Database, site: SiteNames): Hono {
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

type Attribute = (typeof MAGAZINE_ATTRIBUTES)[number];

const CONTENT_TYPES: Record<Attribute, string> = {
  category: "magazine-taxonomy",
  post_tag: "magazine-tags",
  author: "magazine-authors",
};

/** Categories, tags or authors that have articles in a country, in the order of their files. */
async function findAttributes(
  database: Database,
  {
    attribute,
    country,
    slugs,
  }: { attribute: Attribute; country: string; slugs?: readonly string[] | undefined },
  paging: { page: number; size: number },
) {
  const filters: DocumentFilter[] = [{ field: "country", op: "eq", values: [country] }];
  if (slugs) filters.push({ field: "slug", op: "in", values: [...slugs] });
  const gallery = { contentType: CONTENT_TYPES[attribute], filters };
  const { rows, total } = await listDocuments(database, gallery, { ...paging, sort: "position" });
  return { attributes: rows.map(readAttribute), total };
}

function readAttribute({ slug, body }: StoredDocument) {
  return MagazineAttribute.parse({ ...JSON.parse(body), slug });
}
