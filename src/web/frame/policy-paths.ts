import type { Edition } from "../../editions/edition.ts";
import type { Region } from "../../editions/regions.ts";
import { linkTo } from "../../urls/links.ts";
import type { PageName } from "../../urls/url-table.ts";

/** Regions in which the terms have their own slug (ST-04). */
const OWN_TERMS: Partial<Record<Region, string>> = {
  sa: "terms-and-conditions-saudi-arabia",
  "sa-ar": "terms-and-conditions-saudi-arabia-ar",
};

/** Documents with their own page, in the editions that have it. */
const OWN_PAGES: Readonly<Record<string, PageName>> = {
  privacy: "privacy",
  "cookie-policy": "cookie-policy",
};

export function termsSlug(region: Region): string {
  return OWN_TERMS[region] ?? "terms";
}

export function ownPagePath(edition: Edition, slug: string): string | undefined {
  const page = OWN_PAGES[slug];
  return page && linkTo(edition, page);
}

/** The URL of a service, a policy or a guide: its own page, or in Singapore its section on the hub (AMB-11). */
export function servicePath(edition: Edition, slug: string): string | undefined {
  const page = ownPagePath(edition, slug) ?? linkTo(edition, "service-detail", { serviceDetailSlug: slug });
  const hub = linkTo(edition, "service");
  return page ?? (hub && `${hub}#${slug}`);
}
