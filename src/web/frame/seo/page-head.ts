import { embedOfPage } from "../../../contracts/embeds/embed-address.ts";
import type { EmbedName } from "../../../contracts/embeds/embed-components.ts";
import { OWN_PATHS } from "../../../contracts/hosts.ts";
import { type Edition, regionFromPath } from "../../../editions/edition.ts";
import type { Region } from "../../../editions/regions.ts";
import { ampPathOf } from "../../../urls/amp-path.ts";
import { FEED_FORMAT_NAMES, FEED_FORMATS, feedPath } from "../../../urls/feeds.ts";
import { matchUrl } from "../../../urls/match-url.ts";
import type { PageName } from "../../../urls/url-table.ts";
import { absoluteUrl } from "./absolute-url.ts";
import { breadcrumbsOf } from "./breadcrumbs.ts";
import { canonicalPath } from "./canonical.ts";
import { type AlternatePage, hreflangAlternates } from "./hreflang.ts";
import { paginationLinks } from "./page-number.ts";
import { type SiteSettings, siteNameOf } from "./site-settings.ts";
import { type JsonLd, structuredData } from "./structured-data.ts";

export interface PageDescription {
  title: string;
  description: string;
  image?: ShareImage;
  type?: "website" | "article";
  article?: { published: string; modified: string; section: string; tags: readonly string[] };
  jsonLd?: JsonLd[];
  /** False excludes a page from search engines that the URL table would list. */
  index?: boolean;
  pagination?: {
    page: number;
    lastPage: number;
    /** Path and query of a filtered list, whose canonical URL is the whole list. */
    href?: string;
  };
  /** The canonical path, if the page has several URL patterns. */
  canonical?: string;
  amp?: string | undefined;
  /** The page's name at the end of the breadcrumbs; by default its title. */
  crumb?: string;
  crumbNames?: Partial<Record<PageName, string>>;
  /** The regions that have the same page under the same path, if the path alone does not show it. */
  regions?: readonly Region[];
  /** The page itself and its alternates if their URLs differ; then hreflang lists only these. */
  alternates?: readonly AlternatePage[];
  feedTitle?: string;
}

export interface ShareImage {
  url: string;
  /** Unknown for some pictures of upstreams. */
  width?: number | undefined;
  height?: number | undefined;
  alt: string;
}

/** One meta tag: its naming attribute, its name and its content (FH-06). */
export interface MetaTag {
  label: "name" | "property";
  key: string;
  value: string;
}

export interface HeadLink {
  rel: "canonical" | "amphtml" | "alternate" | "prev" | "next";
  href: string;
  hreflang?: string;
  /** The media type of the target, if it is not a page. */
  type?: string;
  title?: string;
}

export interface PageHead {
  title: string;
  tags: MetaTag[];
  links: HeadLink[];
  jsonLd?: JsonLd;
}

interface Place {
  site: SiteSettings;
  edition: Edition;
  path: string;
  isListed: boolean;
  embedAs: EmbedName | undefined;
}

export function pageHead(page: PageDescription, requestContext: Place): PageHead {
  const { site, path } = requestContext;
  const canonical = page.canonical ?? canonicalPath(path);
  const siteName = siteNameOf(site.brand, regionFromPath(path));
  const isIndexed = page.index !== false && requestContext.isListed;
  const links = headLinks(page, requestContext, canonical, isIndexed);
  const url = links[0]?.href ?? "";
  return {
    title: fullTitle(page.title, siteName),
    tags: metaTags(page, { ...requestContext, siteName, url, isIndexed }),
    links,
    ...(isIndexed && { jsonLd: jsonLdOf(page, requestContext, canonical, siteName) }),
  };
}

/** The title followed by the region's site name, unless the title contains it (RT-15). */
function fullTitle(title: string, siteName: string): string {
  return title.includes(siteName) ? title : `${title} | ${siteName}`;
}

function headLinks(
  page: PageDescription,
  { site, embedAs, path }: Place,
  canonical: string,
  isIndexed: boolean,
): HeadLink[] {
  const number = page.pagination?.page ?? 1;
  const list = page.pagination?.href ?? canonical;
  const query: Record<string, string> = number > 1 && list === canonical ? { page: String(number) } : {};
  const links: HeadLink[] = [{ rel: "canonical", href: absoluteUrl(site.publicUrl, canonical, query) }];
  const isItself = list === canonical && matchUrl(path)?.variant !== "amp";
  const amp = isItself && (page.amp ?? ampPathOf(canonical));
  if (amp) links.push({ rel: "amphtml", href: absoluteUrl(site.publicUrl, amp, query) });
  // Later pages of a list do not correspond between countries.
  if (isIndexed && number === 1) {
    for (const { hreflang, path } of hreflangAlternates(canonical, page.regions, page.alternates)) {
      links.push({ rel: "alternate", hreflang, href: absoluteUrl(site.publicUrl, path) });
    }
  }
  const oembed = embedOfPage(canonical, () => embedAs) && oembedLink(canonical, site);
  if (oembed) links.push(oembed);
  if (page.feedTitle) links.push(...feedLinks(canonical, page.feedTitle, site));
  if (page.pagination) {
    const { previous, next } = paginationLinks(addressOf(list, site), number, page.pagination.lastPage);
    if (previous) links.push({ rel: "prev", href: previous });
    if (next) links.push({ rel: "next", href: next });
  }
  return links;
}

/** The oEmbed URL, from which other sites learn how to embed this page. */
function oembedLink(canonical: string, { publicUrl }: SiteSettings): HeadLink {
  const query = { url: absoluteUrl(publicUrl, canonical), format: "json" };
  return {
    rel: "alternate",
    type: "application/json+oembed",
    href: absoluteUrl(publicUrl, OWN_PATHS.oembed, query),
  };
}

function feedLinks(canonical: string, title: string, { publicUrl }: SiteSettings): HeadLink[] {
  return FEED_FORMAT_NAMES.map((format) => ({
    rel: "alternate",
    type: FEED_FORMATS[format].type,
    title,
    href: absoluteUrl(publicUrl, feedPath(canonical, format)),
  }));
}

function addressOf(href: string, site: SiteSettings): string {
  const [path = "", query = ""] = href.split("?");
  return absoluteUrl(site.publicUrl, path) + (query && `?${query}`);
}

function metaTags(
  page: PageDescription,
  requestContext: Place & { siteName: string; url: string; isIndexed: boolean },
): MetaTag[] {
  const { site, edition, siteName, url, isIndexed } = requestContext;
  const image = page.image ?? defaultImage(edition, siteName);
  return [
    { label: "name", key: "description", value: page.description },
    { label: "name", key: "robots", value: isIndexed ? "max-image-preview:large" : "noindex" },
    { label: "property", key: "og:site_name", value: siteName },
    ...socialApp(site),
    { label: "property", key: "og:title", value: page.title },
    { label: "property", key: "og:description", value: page.description },
    { label: "property", key: "og:url", value: url },
    { label: "property", key: "og:type", value: page.type ?? "website" },
    ...articleTags(page),
    { label: "property", key: "og:locale", value: edition.locale.replace("-", "_") },
    { label: "property", key: "og:image", value: new URL(image.url, site.publicUrl).href },
    ...imageSide("width", image.width),
    ...imageSide("height", image.height),
    { label: "property", key: "og:image:alt", value: image.alt },
    // The other twitter tags fall back to their Open Graph equivalents.
    { label: "name", key: "twitter:card", value: "summary_large_image" },
  ];
}

function articleTags({ article }: PageDescription): MetaTag[] {
  if (!article) return [];
  const { published, modified, section, tags } = article;
  const told = [
    { key: "article:published_time", value: published },
    { key: "article:modified_time", value: modified },
    { key: "article:section", value: section },
    ...tags.map((value) => ({ key: "article:tag", value })),
  ];
  return told.flatMap(({ key, value }) => (value ? [{ label: "property", key, value }] : []));
}

function socialApp({ socialAppId }: SiteSettings): MetaTag[] {
  return socialAppId ? [{ label: "property", key: "fb:app_id", value: socialAppId }] : [];
}

function imageSide(side: "width" | "height", value: number | undefined): MetaTag[] {
  return value === undefined ? [] : [{ label: "property", key: `og:image:${side}`, value: String(value) }];
}

function defaultImage(edition: Edition, siteName: string): ShareImage {
  return { url: `/share/default-${edition.region}.jpg`, width: 1200, height: 630, alt: siteName };
}

function jsonLdOf(page: PageDescription, requestContext: Place, canonical: string, siteName: string): JsonLd {
  const names = { home: siteName, current: page.crumb ?? page.title, pages: page.crumbNames };
  return structuredData(
    requestContext.site,
    requestContext.edition,
    breadcrumbsOf(canonical, names),
    page.jsonLd,
  );
}
