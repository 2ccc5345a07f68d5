import { listDesignIdeas } from "../../../contracts/calls/graphql/list-design-ideas.ts";
import type { Caller } from "../../../contracts/create-caller.ts";
import type { DocumentFilter } from "../../../contracts/document-filters.ts";
import type { DocumentOf } from "../../../contracts/documents/documents.ts";
import type { DesignIdeaAnswer } from "../../../contracts/graphql/design-idea.ts";
import { buildUrlQueryParams } from "../../../contracts/graphql/url-query-params.ts";
import type { Edition } from "../../../editions/edition.ts";
import { redirectTo } from "../../frame/errors/redirect-to.ts";
import { loadDocuments } from "../../frame/load-document.ts";
import { pageNotFound, required } from "../../frame/page.ts";
import type { SiteSettings } from "../../frame/seo/site-settings.ts";
import { designPath } from "./design-path.ts";

export interface DesignPlace {
  call: Caller;
  edition: Edition;
  url: URL;
  site: SiteSettings;
}

export interface DesignAddress {
  slug: string;
  /** Any category of the country when unset. */
  categorySlug?: string | undefined;
}

/** A design of either kind, by its address; one without prices first. */
export async function findDesign(
  { call, edition }: Pick<DesignPlace, "call" | "edition">,
  address: DesignAddress,
): Promise<DesignIdeaAnswer | undefined> {
  if (!isAddress(address)) return undefined;
  const country: DocumentFilter = { field: "country", op: "eq", values: [edition.isoCode] };
  const filters = [country, ...filtersFor(address)];
  const { items } = await required(
    call(listDesignIdeas, { urlQueryParams: buildUrlQueryParams({ filters, page: 0, size: 2 }) }),
  );
  return items.find(({ contentType }) => contentType === "looks") ?? items[0];
}

/** The whole document of a design of one kind; not found where the address has none. */
export async function readDesign<Kind extends "looks" | "smart-photo-lite">(
  kind: Kind,
  { call, edition }: Pick<DesignPlace, "call" | "edition">,
  address: DesignAddress,
): Promise<DocumentOf<Kind>> {
  if (!isAddress(address)) throw pageNotFound();
  const [design] = await loadDocuments(kind, { call, edition }, { filters: filtersFor(address), size: 1 });
  if (!design) throw pageNotFound();
  return design;
}

/** The answer for a design whose place another one took: there for good, in its own category. */
export async function followRedirect(place: DesignPlace, slug: string) {
  const successor = await findDesign(place, { slug });
  return successor ? redirectTo(designPath(place.edition, successor), 301) : pageNotFound();
}

/** Backends refuse what can be no slug; to a visitor it is one that does not exist. */
export function isAddress({ slug, categorySlug = "none" }: DesignAddress): boolean {
  return [slug, categorySlug].every((part) => /^[\w-]+$/.test(part));
}

function filtersFor({ slug, categorySlug }: DesignAddress): DocumentFilter[] {
  return [
    ...(categorySlug ? [{ field: "roomType", op: "eq" as const, values: [categorySlug] }] : []),
    { field: "slug", op: "eq", values: [slug] },
  ];
}
