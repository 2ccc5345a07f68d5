import { z } from "zod";
import { agreed } from "../../agreement.ts";
import { countedFromOne } from "../../counted-by-page.ts";
import { defineCall } from "../../define-call.ts";
import { MagazineAttribute } from "../../documents/magazine/magazine-attribute.ts";
import { MagazinePostItem, StoredPost } from "../../documents/magazine/stored-post.ts";
import { countryCode, wholeNumber } from "../../field-types.ts";
import { listMagazinePostsDescriptor } from "./magazine-posts-descriptor.ts";

export const MAGAZINE_SIZES = {
  search: 5,
  moreArticles: 3,
  landingRecent: 12,
  popularCategories: 8,
} as const;

/** Slugs separated by commas; one of them must match. */
export const slugList = z
  .string()
  .max(4000)
  .regex(/^[\w-]+(?:,[\w-]+)*$/, "must be slugs with commas between them");

export const MAX_MAGAZINE_PAGES = 100_000;

/** The first page is 1. */
const magazinePage = wholeNumber(1, MAX_MAGAZINE_PAGES);
const magazinePageSize = wholeNumber(1, 100);

const pageOfList = {
  total: z.number().int(),
  page: z.number().int(),
  pageSize: z.number().int(),
};

const Named = z.object({ name: z.string(), slug: z.string() });
const NOBODY = { name: "", slug: "" };

/** An article as the specification defines it. A page needs only its slug and its title. */
export const AgreedPost = z.object({
  id: z.int().catch(0),
  slug: z.string(),
  title: z.string(),
  date: z.string().catch("").transform(asInstant),
  category: Named.catch(NOBODY),
  authors: z.array(Named.extend({ id: z.int().catch(0) })).catch([]),
  image: z.string().catch(""),
  /** Without a size, no space is reserved for the picture. */
  media_details: z.object({ width: z.number(), height: z.number() }).catch({ width: 0, height: 0 }),
  imageAltText: z.string().catch(""),
  excerpt: z.string().catch(""),
  tags: z.array(Named).catch([]),
});

export function completePost(post: z.output<typeof AgreedPost>): MagazinePostItem {
  return { ...post, imageAltText: post.imageAltText || post.title };
}

/** WordPress writes dates without a time zone. An unreadable date becomes an empty string. */
function asInstant(date: string): string {
  const hasZone = /(?:Z|[+-]\d{2}:?\d{2})$/.test(date);
  const time = Date.parse(hasZone || !date.includes(":") ? date : `${date.replace(" ", "T")}Z`);
  return Number.isNaN(time) ? "" : new Date(time).toISOString();
}

export const listMagazinePosts = defineCall({
  ...listMagazinePostsDescriptor,
  input: z.object({
    countryIsoCode: countryCode,
    page: magazinePage.optional(),
    pageSize: magazinePageSize.optional(),
    categories: slugList.optional(),
    tags: slugList.optional(),
    authors: slugList.optional(),
    types: slugList.optional(),
    slug: slugList.optional(),
    /** `content` adds the text, `related_posts` the related articles of each. */
    include: z.string().optional(),
    search: z.string().max(200).optional(),
  }),
  example: { countryIsoCode: "IN", categories: "kitchens-101", page: 1, pageSize: 3 },
  answer: z.looseObject({ posts: z.array(MagazinePostItem), ...pageOfList }),
  agreed: agreed({
    without: ["types"],
    answer: z.array(AgreedPost.extend({ content: z.string().optional() })),
    complete: (theirs, input) => ({
      posts: theirs.map(({ content, ...post }) => ({ ...completePost(post), ...(content && { content }) })),
      ...countedFromOne(theirs.length, input),
    }),
  }),
});

const { content, headings, keyFacts, sources, reviewedBy, caption } = StoredPost.shape;

/** Yoast may give a node several types. The response was parsed from JSON, so its values are not checked again. */
const YoastNode = z.record(z.string(), z.custom<z.core.util.JSONType>());

const YoastGraph = z.looseObject({ "@context": z.string(), "@graph": z.array(YoastNode) });

const MagazinePost = MagazinePostItem.extend({
  content,
  yoast_meta: z.looseObject({ title: z.string(), description: z.string() }),
  yoast_graph: YoastGraph,
  related_posts: z.array(MagazinePostItem).optional(),
  headings: headings.optional(),
  keyFacts: keyFacts.optional(),
  sources: sources.optional(),
  reviewedBy,
  caption,
  countries: z.array(z.string()).optional(),
});

const textOrNone = z
  .string()
  .nullish()
  .transform((text) => text ?? "");

/**
 * The contents of Yoast's parts are not specified: known fields are used, and the others are derived from the
 * article. A response without data is valid and has neither slug nor title (MG-27).
 */
const AgreedDetail = AgreedPost.extend({
  slug: textOrNone,
  title: textOrNone,
  content: textOrNone,
  yoast_meta: z
    .object({ title: z.string().catch(""), description: z.string().catch("") })
    .partial()
    .catch({}),
  yoast_graph: YoastGraph.catch({ "@context": "https://schema.org", "@graph": [] }),
  related_posts: z.array(AgreedPost).catch([]),
});

export const getMagazinePost = defineCall({
  name: "getMagazinePost",
  summary: "An article of the magazine",
  host: "web-backend",
  method: "GET",
  path: "/v1/magazine/post/:slug/detail",
  input: z.object({
    slug: z.string().min(1),
    countryIsoCode: countryCode,
    include: z.string().optional(),
  }),
  example: { slug: "handover-inspection-by-room", countryIsoCode: "IN", include: "related_posts" },
  answer: MagazinePost,
  agreed: agreed({
    isMissingWhenNull: true,
    answer: AgreedDetail,
    complete: ({ content, yoast_meta, yoast_graph, related_posts, ...post }) => ({
      ...completePost(post),
      content,
      yoast_meta: {
        title: yoast_meta.title || post.title,
        description: yoast_meta.description || post.excerpt,
      },
      yoast_graph,
      related_posts: related_posts.map(completePost),
    }),
  }),
  html: ["content"],
  failures: { 404: "The magazine of this country has no such article." },
});

export const MAGAZINE_ATTRIBUTES = ["category", "post_tag", "author"] as const;

const Attribute = MagazineAttribute.partial({ id: true, count: true });

export const listMagazineAttributes = defineCall({
  name: "listMagazineAttributes",
  summary: "Categories, tags or authors that have articles in a country",
  host: "web-backend",
  method: "GET",
  path: "/v1/magazine/attributes/:attribute/search",
  input: z.object({
    attribute: z.enum(MAGAZINE_ATTRIBUTES, `must be ${MAGAZINE_ATTRIBUTES.join(", ")}`),
    countryIsoCode: countryCode,
    page: magazinePage.optional(),
    pageSize: magazinePageSize.optional(),
    slug: slugList.optional(),
  }),
  example: { attribute: "author", countryIsoCode: "IN", slug: "ananya-rao" },
  agreed: agreed({
    answer: z.array(z.object({ name: z.string(), slug: z.string() })),
    complete: (attributes, input) => ({ attributes, ...countedFromOne(attributes.length, input) }),
  }),
  answer: z.looseObject({ attributes: z.array(Attribute), ...pageOfList }),
  reportLabel: "Error updating taxonomy in magazine",
});

const Category = z.looseObject({
  categoryName: z.string(),
  displayName: z.string(),
  categorySlug: z.string(),
});

export const listMagazineCategories = defineCall({
  name: "listMagazineCategories",
  summary: "The categories of a country's magazine, each with its subcategories",
  host: "wcms",
  method: "GET",
  path: "/api/public/v2/magazines/:iso/categories/",
  input: z.object({ iso: z.string().regex(/^[A-Za-z]{2}$/, "must be a country of two letters") }),
  example: { iso: "in" },
  answer: z.looseObject({
    categories: z.array(Category.extend({ subCategories: z.array(Category).optional() })),
  }),
  reportLabel: "There is error in fetching category subcategories data",
});
