import sanitizeHtml from "sanitize-html";
import {
  listMagazineCategories,
  listMagazinePosts,
} from "../../../contracts/calls/magazine/magazine-calls.ts";
import type { Caller } from "../../../contracts/create-caller.ts";
import type { MagazinePostItem } from "../../../contracts/documents/magazine/stored-post.ts";
import { textOf } from "../../../editions/all-texts.ts";
import type { Edition } from "../../../editions/edition.ts";
import { REGIONS } from "../../../editions/regions.ts";
import { addressOf } from "../../../urls/links.ts";
import { absoluteUrl } from "../../../web/frame/seo/absolute-url.ts";
import { feedTitle } from "../../../web/frame/seo/feed-title.ts";
import { type Brand, siteNameOf } from "../../../web/frame/seo/site-settings.ts";
import { SiteFileUnavailable } from "../site-file-unavailable.ts";
import type { Feed, FeedItem } from "./feed.ts";

export interface FeedContext {
  call: Caller;
  edition: Edition;
  publicUrl: string;
  brand: Brand;
}

interface FeedAddress {
  listPath: string;
  selfPath: string;
  categories: readonly string[];
}

const NEWEST = 20;
/** More than needed, because some articles are left out. */
const MAX_ASKED = 2 * NEWEST;

export async function loadFeed(context: FeedContext, address: FeedAddress): Promise<Feed | undefined> {
  const { edition, publicUrl, brand } = context;
  const category = await findCategory(context, address.categories);
  if (category === "none") return undefined;
  const asked = { categories: category?.slug, include: "content", pageSize: MAX_ASKED };
  const posts = await loadNewest(context, asked);
  const items = posts.slice(0, NEWEST).map((post) => itemOf(post, context));
  const { t } = textOf(edition.language);
  const country = REGIONS[edition.region].label;
  return {
    title: feedTitle({ t, brand, edition }, category?.name),
    description: category
      ? t("feeds.aboutCategory", { country, category: category.name })
      : t("feeds.about", { country }),
    url: absoluteUrl(publicUrl, address.listPath),
    selfUrl: absoluteUrl(publicUrl, address.selfPath),
    updated: items.map(({ updated }) => updated).reduce(later, "") || undefined,
    locale: edition.locale,
    publisher: siteNameOf(brand, edition.region),
    items,
  };
}

interface Asked {
  categories?: string | undefined;
  include?: string;
  pageSize: number;
}

/** A feed contains new articles, so articles without a date are left out. */
export async function loadNewest({ call, edition }: FeedContext, asked: Asked): Promise<MagazinePostItem[]> {
  const found = await call(listMagazinePosts, { countryIsoCode: edition.isoCode, page: 1, ...asked });
  if (!found.ok)
    throw new SiteFileUnavailable("The articles of the feed could not be loaded", { cause: found.problem });
  // Samples are left out as well.
  return found.value.posts.filter(({ date, sample }) => date !== "" && !sample);
}

export function articleUrl({ publicUrl, edition }: FeedContext, postSlug: string): string {
  return absoluteUrl(publicUrl, addressOf(edition.region, "magazine-post", { postSlug }));
}

async function findCategory({ call, edition }: FeedContext, path: readonly string[]) {
  const [top, part] = path;
  if (top === undefined) return undefined;
  const found = await call(listMagazineCategories, { iso: edition.country });
  if (!found.ok)
    throw new SiteFileUnavailable("The category of the feed could not be loaded", { cause: found.problem });
  const category = found.value.categories.find(({ categorySlug }) => categorySlug === top);
  const own =
    part === undefined
      ? category
      : category?.subCategories?.find(({ categorySlug }) => categorySlug === part);
  return own ? { name: own.displayName, slug: own.categorySlug } : ("none" as const);
}

function itemOf(post: MagazinePostItem, context: FeedContext): FeedItem {
  const url = articleUrl(context, post.slug);
  const { content } = post;
  return {
    url,
    title: post.title,
    published: post.date,
    updated: post.updated ?? post.date,
    authors: authorsOf(post, context),
    categories: [post.category, ...(post.childCategory ? [post.childCategory] : []), ...post.tags].filter(
      ({ name }) => name !== "",
    ),
    summary: post.excerpt,
    html: typeof content === "string" && content !== "" ? feedHtml(content, url) : undefined,
    image: post.image
      ? { url: new URL(post.image, context.publicUrl).href, alt: post.imageAltText }
      : undefined,
  };
}

function authorsOf({ authors }: MagazinePostItem, { brand, edition }: FeedContext): string[] {
  const real = authors.filter(({ sample }) => !sample).map(({ name }) => name);
  return real.length > 0 ? real : [siteNameOf(brand, edition.region)];
}

// ISO dates sort as text.
function later(a: string, b: string): string {
  return a > b ? a : b;
}

/**
 * The text of an article for feed readers, which have neither our host nor our styles: absolute addresses, one file
 * per picture, plain tags.
 */
function feedHtml(html: string, articleUrl: string): string {
  const whole = (address: string | undefined) =>
    address === undefined ? undefined : URL.parse(address, articleUrl)?.href;
  const withAddress =
    (name: "href" | "src"): sanitizeHtml.Transformer =>
    (tagName, { [name]: address, ...attribs }) => {
      const url = whole(address);
      return { tagName, attribs: { ...attribs, ...(url && { [name]: url }) } };
    };
  return sanitizeHtml(html, {
    allowedTags: TAGS,
    allowedAttributes: {
      a: ["href"],
      img: ["src", "alt", "width", "height"],
      ol: ["start"],
      th: ["scope", "colspan", "rowspan"],
      td: ["colspan", "rowspan"],
    },
    allowedSchemes: ["https", "http"],
    allowedSchemesByTag: { a: ["https", "http", "mailto", "tel"] },
    transformTags: { a: withAddress("href"), img: withAddress("src") },
  });
}

const TAGS = [
  ..."h2 h3 h4 p ul ol li dl dt dd blockquote pre hr figure figcaption img".split(" "),
  ..."table caption thead tbody tfoot tr th td".split(" "),
  ..."a abbr b br cite code del em i mark q s small strong sub sup u".split(" "),
];
