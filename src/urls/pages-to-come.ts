import type { Region } from "../editions/regions.ts";
import { isContentPage } from "./content-pages.ts";
import { type PageName, URL_TABLE, type UrlRow } from "./url-table.ts";

/**
 * Rows whose page has no module of its own yet: they answer 404, and nothing links to them, except where there is a
 * document of sections for them. A page that is built leaves this list.
 */
const PAGES_TO_COME: ReadonlySet<PageName> = new Set<PageName>([
  "profile",
  "auth-callback",
  "auth-login",
  "auth-logout",
  "auth-url-mapper",
  "auth-ukeyo-login",
  "auth-login-page",
  "contact-us",
  "profile-address",
  "profile-details",
  "profile-notifications",
  "about-us",
  "careers",
  "awards",
  "visit-us",
  "livspace-reviews",
  "company-news",
  "livpreneur",
  "looks",
  "looks-list",
  "look-detail",
  "magazine",
  "magazine-author",
  "magazine-category",
  "magazine-tag",
  "magazine-type",
  "magazine-search",
  "magazine-post",
  "offerings",
  "design-to-installation",
  "full-home-interiors",
  "know-your-kitchen",
  "know-your-wardrobe",
  "modular-interiors",
  "finishes",
  "finishes-list",
  "finish-detail",
  "kitchen-cabinets",
  "wardrobe-cabinets",
  "accessories-list",
  "accessory-detail",
  "livspace-kitchens-wardrobes",
  "commercial-interiors",
  "kitchen-and-wardrobe-interiors",
  "custom-modular-kitchens",
  "custom-modular-wardrobes",
  "home-interior-price-calculator",
  "kitchen-price-calculator",
  "wardrobe-price-calculator",
  "renovation-price-calculator",
  "how-it-works",
  "hire-a-designer",
  "hire-a-designer-ikea",
  "interior-designer-near-me",
  "service",
  "service-detail",
  "privacy",
  "cookie-policy",
  "modular-kitchen",
  "modular-kitchen-1",
  "modular-kitchen-brochure",
  "modular-kitchen-view-contact",
  "lp",
  "campaign-page",
  "chinese-new-year",
  "launch-family-offer2",
  "interiors",
  "locations-sitemap",
  "city",
  "hyperlocal",
  "sg-interiors",
]);

/** Addresses that the server answers without a page. */
const WITHOUT_PAGE: ReadonlySet<PageName> = new Set<PageName>(["root", "health", "robots"]);

/** Whether the page is there; some are in those regions only that have a document for them. */
export function isBuilt(page: PageName, region: Region | undefined): boolean {
  if (PAGES_TO_COME.has(page)) return region !== undefined && isContentPage({ region, page });
  return !WITHOUT_PAGE.has(page);
}

/** The pages that a document of sections can be: without a module of their own, and one address in a region. */
export const PAGES_OF_SECTIONS: readonly PageName[] = [...PAGES_TO_COME].filter((page) =>
  rowsOf(page).every(({ regions, path }) => regions !== null && !path.includes(":")),
);

function rowsOf(page: PageName): readonly UrlRow[] {
  return URL_TABLE.filter((row) => row.page === page);
}
