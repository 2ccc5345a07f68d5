import { Hono } from "hono";
import {
  getMagazinePost,
  listMagazineAttributes,
  listMagazineCategories,
  listMagazinePosts,
  type MAGAZINE_ATTRIBUTES,
  MAGAZINE_SIZES,
} from "../../contracts/calls/magazine/magazine-calls.ts";
import type { DocumentFilter } from "../../contracts/document-filters.ts";
import { MagazineAttribute } from "../../contracts/documents/magazine/magazine-attribute.ts";
import type { StoredPost } from "../../contracts/documents/magazine/stored-post.ts";
import { DEFAULT_REGION, editionOf } from "../../editions/edition.ts";
import { isRegion, type Region } from "../../editions/regions.ts";
import type { Database } from "../../platform/database/database.ts";
import { addressOf, pathOf } from "../../urls/links.ts";
import type { PageName } from "../../urls/url-table.ts";
import { listDocuments } from "../content/document-store.ts";
import type { StoredDocument } from "../content/galleries/stored-document.ts";
import { Refusal } from "../http/refusal.ts";
import { serveCall } from "../http/serve-call.ts";
import type { Service } from "../service.ts";
import type { ServiceParts } from "../service-parts.ts";
import { findPost, findPosts, findPostsBySlug } from "./find-posts.ts";
import { postDetail, postItem } from "./post-item.ts";

export function serveMagazine({ database, publicUrl, brand }: ServiceParts): Service {
  return {
    mounts: [
      { host: "web-backend", app: createMagazineApp(database, { publicUrl, brand }) },
      { host: "wcms", app: createWcmsApp(database) },
    ],
  };
}

type Category = Awaited<ReturnType<typeof findAttributes>>["attributes"][number];

const ALL = { page: 0, size: 1000 };

function createWcmsApp(database: Database): Hono {
  const app = new Hono();
  const { path } = listMagazineCategories;
  // Some callers omit the trailing slash.
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

interface SiteNames {
  publicUrl: string;
  brand: string;
}

/** The metadata of an article for search engines and shared links, in the fields of WordPress's Yoast. */
function postSeo(post: StoredPost, country: string, { publicUrl, brand }: SiteNames) {
  const region = magazineRegion(country);
  const { locale } = editionOf(region);
  const link: Link = (page, params) => publicUrl + addressOf(region, page, params);
  const address = link("magazine-post", { postSlug: post.slug });
  const image = publicUrl + post.image;
  const modified = post.updated ?? post.date;
  // Sample names are left out of structured data.
  const named = post.authors.filter(({ sample }) => !sample);
  const authors = named.map(({ name, slug, role }) => ({
    "@type": "Person",
    "@id": link("magazine-author", { authorSlug: slug }),
    name,
    url: link("magazine-author", { authorSlug: slug }),
    ...(role ? { jobTitle: role } : {}),
    worksFor: { "@type": "Organization", name: brand },
  }));
  const article = {
    "@type": "Article",
    "@id": `${address}#article`,
    headline: post.title,
    description: post.seoDescription,
    image,
    datePublished: post.date,
    dateModified: modified,
    author:
      authors.length > 0
        ? authors.map((author) => ({ "@id": author["@id"], name: author.name }))
        : { "@type": "Organization", name: brand },
    publisher: { "@type": "Organization", name: brand, url: link("home") },
    mainEntityOfPage: address,
    articleSection: post.category.name,
    keywords: post.tags.map(({ name }) => name),
    wordCount: post.words,
    timeRequired: `PT${post.readingMinutes ?? 1}M`,
    inLanguage: locale,
    ...(post.sources.length > 0 ? { citation: post.sources.map(citation) } : {}),
  };

  return {
    yoast_meta: {
      title: post.seoTitle,
      description: post.seoDescription,
      canonical: address,
      og_type: "article",
      og_locale: locale.replace("-", "_"),
      og_title: post.seoTitle,
      og_description: post.excerpt,
      og_url: address,
      og_site_name: brand,
      og_image: [{ url: image, width: post.media_details.width, height: post.media_details.height }],
      article_published_time: post.date,
      article_modified_time: modified,
      author: named.map(({ name }) => name).join(", ") || brand,
      twitter_card: "summary_large_image",
    },
    yoast_graph: {
      "@context": "https://schema.org",
      // Sample articles have no structured data.
      "@graph": [
        ...(post.sample ? [] : [article]),
        breadcrumbs(post, address, link),
        ...(post.sample ? [] : authors),
      ],
    },
  };
}

/** The region of the country's magazine, or of India's if the country has none. */
function magazineRegion(country: string): Region {
  const region = country.toLowerCase();
  return isRegion(region) && pathOf(region, "magazine") ? region : DEFAULT_REGION;
}

function citation({ title, publisher }: StoredPost["sources"][number]) {
  return { "@type": "CreativeWork", name: title, publisher: { "@type": "Organization", name: publisher } };
}

type Link = (page: PageName, params?: Record<string, string>) => string;

function breadcrumbs({ category, childCategory, title }: StoredPost, address: string, link: Link) {
  const place = { categorySlug: category.slug };
  const child = childCategory && { ...place, childCategorySlug: childCategory.slug };
  const steps = [
    { name: "Magazine", item: link("magazine") },
    { name: category.name, item: link("magazine-category", place) },
    ...(child ? [{ name: childCategory.name, item: link("magazine-category", child) }] : []),
    { name: title, item: address },
  ];
  return {
    "@type": "BreadcrumbList",
    "@id": `${address}#breadcrumb`,
    itemListElement: steps.map((step, index) => ({ "@type": "ListItem", position: index + 1, ...step })),
  };
}
