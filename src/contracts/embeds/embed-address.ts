import { isRegion, REGION_NAMES, type Region } from "../../editions/regions.ts";
import { addressOf } from "../../urls/links.ts";
import { matchUrl } from "../../urls/match-url.ts";
import type { PageName } from "../../urls/url-table.ts";
import { EMBED_PARAMETERS, type EmbedName, embedRow, isEmbedName, LEAD_WIDGET } from "./embed-components.ts";

export interface EmbedAddress {
  name: EmbedName | "lead-form";
  title: string;
  height: number;
  path: string;
  region: Region | undefined;
  /** The slug of the shown document, if the embed shows one of many. */
  slug: string | undefined;
}

export type EmbedOf = (page: PageName) => EmbedName | undefined;

/**
 * The embed for one of our addresses: an embed's own address, or that of a page with an embed. Undefined for all
 * others.
 */
export function embedAt(
  url: Pick<URL, "pathname" | "searchParams">,
  embedOf: EmbedOf,
): EmbedAddress | undefined {
  return ownAddress(url) ?? leadWidget(url) ?? embedOfPage(url.pathname, embedOf);
}

export function embedOfPage(path: string, embedOf: EmbedOf): EmbedAddress | undefined {
  const match = matchUrl(path);
  const name = match && embedOf(match.row.page);
  const slug = path.split("/").at(-1) ?? "";
  if (!name || !match.region || match.variant !== "html" || !SLUG.test(slug)) return undefined;
  return toAddress(name, new URLSearchParams({ region: match.region, slug }));
}

/** The folder of all embeds; some embed names have two segments. */
export const EMBED_FOLDER = addressOf(null, "oembed", { component: "" });

export function embedPath(name: EmbedName, query: URLSearchParams): string {
  return `${EMBED_FOLDER}${name}${query.size > 0 ? `?${query}` : ""}`;
}

const SLUG = /^[\w-]{1,200}$/;

const LOOK = ["theme", "accent", "background", "ctaText", "formTitle", "ctaType"];

function ownAddress({ pathname, searchParams }: Pick<URL, "pathname" | "searchParams">) {
  const name = pathname.startsWith(EMBED_FOLDER) ? pathname.slice(EMBED_FOLDER.length) : "";
  if (!isEmbedName(name)) return undefined;
  return toAddress(name, keep(searchParams, ["region", ...EMBED_PARAMETERS, ...LOOK]));
}

function leadWidget({ pathname, searchParams }: Pick<URL, "pathname" | "searchParams">) {
  const region = [...REGION_NAMES, null].find((one) => addressOf(one, "widget-lead-form") === pathname);
  if (region === undefined) return undefined;
  const query = keep(searchParams, ["region", ...LOOK]);
  return {
    name: "lead-form" as const,
    title: LEAD_WIDGET.title,
    height: LEAD_WIDGET.height,
    path: query.size > 0 ? `${pathname}?${query}` : pathname,
    region: region ?? undefined,
    slug: undefined,
  };
}

function toAddress(name: EmbedName, query: URLSearchParams): EmbedAddress {
  const { title, height } = embedRow(name);
  const region = query.get("region") ?? "";
  return {
    name,
    title,
    height,
    path: embedPath(name, query),
    region: isRegion(region) ? region : undefined,
    slug: query.get("slug") ?? undefined,
  };
}

function keep(query: URLSearchParams, names: readonly string[]): URLSearchParams {
  return new URLSearchParams([...query].filter(([name]) => names.includes(name)));
}
