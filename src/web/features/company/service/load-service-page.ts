import { searchContent } from "../../../../contracts/calls/document-calls.ts";
import { getServicePage } from "../../../../contracts/calls/service-page-calls.ts";
import { REGION_NAMES, REGIONS, type Region } from "../../../../editions/regions.ts";
import { linkTo, pathOf } from "../../../../urls/links.ts";
import { findDocuments } from "../../../frame/load-document.ts";
import { type PageContext, required } from "../../../frame/page.ts";
import { servicePath, termsSlug } from "../../../frame/policy-paths.ts";
import type { PageDescription } from "../../../frame/seo/page-head.ts";
import type { MetaContext } from "../../../frame/seo/page-meta.ts";
import { readArticle } from "../../magazine/article/read-article.ts";
import { layText } from "../../magazine/article/text/lay-text.ts";

export type LoadedServicePage = Awaited<ReturnType<typeof loadServicePage>>;

/** A limit above the number of pages of any edition. */
const ALL = 100;

/** Slugs that also lead to the terms, in every country. */
const NAMES_OF_TERMS = ["terms", "terms-and-conditions"];

/**
 * Loads a service, policy or guide with its links and headings. Responds with not found if the edition has no such
 * slug (ST-05).
 */
export async function loadServicePage({ call, edition }: PageContext, asked: string) {
  const [document, all] = await Promise.all([
    required(requestServicePage({ call, edition }, asked)),
    listServicePages({ call, edition }),
  ]);
  const { slug, title, summary, updated, seoTitle, seoDescription } = document;
  const { text, headings } = layServiceText(document.content);
  const links = all.flatMap((page) => {
    const href = servicePath(edition, page.slug);
    return href ? [{ slug: page.slug, name: page.title, href }] : [];
  });
  const index = links.findIndex((link) => link.slug === slug);
  const previous = index > 0 ? links[index - 1] : undefined;
  const next = index >= 0 ? links[index + 1] : undefined;
  const neighbours = [previous?.slug, next?.slug];
  return {
    ...{ slug, title, summary, updated, seoTitle, seoDescription, text, headings },
    path: servicePath(edition, slug) ?? "",
    related: document.related.flatMap((page) => {
      const href = servicePath(edition, page.slug);
      return href && !neighbours.includes(page.slug) ? [{ name: page.title, href }] : [];
    }),
    previous,
    next,
    twin: findCounterpart(edition.region, slug),
  };
}

/** The terms can also be requested by their plain names, whatever slug an edition gives them. */
async function requestServicePage({ call, edition }: PageContext, asked: string) {
  const askFor = (slug: string) =>
    call(getServicePage, { slug, countryIsoCode: edition.isoCode, languageCode: edition.languageCode });
  const outcome = await askFor(asked);
  const own = termsSlug(edition.region);
  const isMissing = !outcome.ok && outcome.problem.kind === "not-found";
  return isMissing && asked !== own && NAMES_OF_TERMS.includes(asked) ? askFor(own) : outcome;
}

/** Lists all service pages of an edition in their sort order. An upstream that only reads single slugs has no list. */
export async function listServicePages(context: PageContext) {
  const { call } = context;
  if (call.isUpstream?.(getServicePage) || call.isUpstream?.(searchContent)) return [];
  return findDocuments("service-pages", context, { size: ALL });
}

/** Prepares the text: its chapters get anchors, and tables that are wider than a phone scroll. */
export function layServiceText(html: string) {
  const { parts, headings } = readArticle(html);
  const text = layText(parts, { cues: [], scenes: new Map() });
  return {
    text: text.map((part) => (part.kind === "text" ? { ...part, hasInitial: false } : part)),
    headings,
  };
}

/** A search result shows about this many characters; the text of an upstream may be longer. */
const LONGEST_DESCRIPTION = 160;

export function serviceMeta(page: LoadedServicePage, { t, edition }: MetaContext): PageDescription {
  const { title, seoTitle, seoDescription, path, twin } = page;
  return {
    title: seoTitle,
    description: shortened(seoDescription || title),
    canonical: path,
    crumb: title,
    crumbNames: {
      ...(linkTo(edition, "service") && { service: t("service.crumb") }),
      privacy: t("layout.privacy"),
    },
    ...(twin && { alternates: [{ region: edition.region, path }, twin] }),
  };
}

function shortened(text: string): string {
  if (text.length <= LONGEST_DESCRIPTION) return text;
  return `${text.slice(0, text.lastIndexOf(" ", LONGEST_DESCRIPTION - 1))}…`;
}

export interface TermsCounterpart {
  region: Region;
  path: string;
}

/**
 * Finds the terms of the country in its other language, which have another slug (ST-04); undefined for any other
 * page.
 */
function findCounterpart(region: Region, slug: string): TermsCounterpart | undefined {
  const { country } = REGIONS[region];
  const other = REGION_NAMES.find((name) => name !== region && REGIONS[name].country === country);
  if (!other || slug !== termsSlug(region)) return undefined;
  const path = pathOf(other, "service-detail", { serviceDetailSlug: termsSlug(other) });
  return path ? { region: other, path } : undefined;
}
