import type { Edition } from "../../../editions/edition.ts";
import { absoluteUrl } from "./absolute-url.ts";
import type { Crumb } from "./breadcrumbs.ts";
import { type SiteSettings, siteNameOf } from "./site-settings.ts";

export type JsonLdValue = string | number | boolean | null | JsonLdValue[] | { [key: string]: JsonLdValue };
export type JsonLd = { [key: string]: JsonLdValue };

/**
 * One graph per page: the organisation, the site, the breadcrumbs, and the data that the page adds. Breadcrumbs of
 * the page itself replace the generated ones.
 */
export function structuredData(
  site: SiteSettings,
  edition: Edition,
  crumbs: Crumb[],
  more: JsonLd[] = [],
): JsonLd {
  const way = more.some((node) => node["@type"] === "BreadcrumbList") ? [] : breadcrumbList(site, crumbs);
  return {
    "@context": "https://schema.org",
    "@graph": [organization(site), webSite(site, edition), ...way, ...more],
  };
}

function organization({ publicUrl, brand }: SiteSettings): JsonLd {
  return {
    "@type": "Organization",
    "@id": `${publicUrl}/#organization`,
    name: brand.name,
    url: absoluteUrl(publicUrl, "/"),
    logo: {
      "@type": "ImageObject",
      url: absoluteUrl(publicUrl, "/icons/icon-512.png"),
      width: 512,
      height: 512,
    },
  };
}

function webSite({ publicUrl, brand }: SiteSettings, edition: Edition): JsonLd {
  const home = absoluteUrl(publicUrl, `/${edition.region}`);
  return {
    "@type": "WebSite",
    "@id": `${home}#website`,
    name: siteNameOf(brand, edition.region),
    url: home,
    inLanguage: edition.locale,
    publisher: { "@id": `${publicUrl}/#organization` },
  };
}

function breadcrumbList({ publicUrl }: SiteSettings, crumbs: Crumb[]): JsonLd[] {
  if (crumbs.length < 2) return [];
  const items = crumbs.map((crumb, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: crumb.name,
    item: absoluteUrl(publicUrl, crumb.path),
  }));
  return [{ "@type": "BreadcrumbList", itemListElement: items }];
}
