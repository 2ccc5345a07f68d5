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

/** More than an edition has. */
const ALL = 100;

/** What the terms are also asked for as, in every country. */
const NAMES_OF_TERMS = ["terms", "terms-and-conditions"];

/** A service, a policy or a guide with what stands around it; not found where the edition has none of that slug (ST-05). */
export async function loadServicePage({ call, edition }: PageContext, asked: string) {
  const [document, all] = await Promise.all([
    required(askServicePage({ call, edition }, asked)),
    listServicePages({ call, edition }),
  ]);
  const { slug, title, summary, updated, seoTitle, seoDescription } = document;
  const { text, headings } = layServiceText(document.content);
  const links = all.flatMap((page) => {
    const href = servicePath(edition, page.slug);
    return href ? [{ slug: page.slug, name: page.title, href }] : [];
  });
  const place = links.findIndex((link) => link.slug === slug);
  return {
    ...{ slug, title, summary, updated, seoTitle, seoDescription, text, headings },
    path: servicePath(edition, slug) ?? "",
    related: document.related.flatMap((page) => {
      const href = servicePath(edition, page.slug);
      return href ? [{ name: page.title, href }] : [];
    }),
    previous: place > 0 ? links[place - 1] : undefined,
    next: place >= 0 ? links[place + 1] : undefined,
    twin: findTwin(edition.region, slug),
  };
}

/** The terms answer to their plain names too, whatever an edition calls them. */
async function askServicePage({ call, edition }: PageContext, asked: string) {
  const askFor = (slug: string) =>
    call(getServicePage, { slug, countryIsoCode: edition.isoCode, languageCode: edition.languageCode });
  const outcome = await askFor(asked);
  const own = termsSlug(edition.region);
  const isMissing = !outcome.ok && outcome.problem.kind === "not-found";
  return isMissing && asked !== own && NAMES_OF_TERMS.includes(asked) ? askFor(own) : outcome;
}

/** All of an edition, in their order. A host that knows them by their slugs only has no list. */
export async function listServicePages(place: PageContext) {
  const { call } = place;
  if (call.isElsewhere?.(getServicePage) || call.isElsewhere?.(searchContent)) return [];
  return findDocuments("service-pages", place, { size: ALL });
}

/** Its chapters can be jumped to, and its tables scroll where they are wider than a phone. */
export function layServiceText(html: string) {
  const { parts, headings } = readArticle(html);
  const text = layText(parts, { cues: [], scenes: new Map() });
  return {
    text: text.map((part) => (part.kind === "text" ? { ...part, hasInitial: false } : part)),
    headings,
  };
}

/** A search result shows about so much; what a host wrote may be longer. */
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

export interface TermsTwin {
  region: Region;
  path: string;
}

/** The terms of a country in its other language, at another slug (ST-04); nothing for what is not the terms. */
function findTwin(region: Region, slug: string): TermsTwin | undefined {
  const { country } = REGIONS[region];
  const other = REGION_NAMES.find((name) => name !== region && REGIONS[name].country === country);
  if (!other || slug !== termsSlug(region)) return undefined;
  const path = pathOf(other, "service-detail", { serviceDetailSlug: termsSlug(other) });
  return path ? { region: other, path } : undefined;
}
