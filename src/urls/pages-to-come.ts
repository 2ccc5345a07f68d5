import { CONTENT_PAGES } from "./content-pages.ts";
import type { PageName } from "./url-table.ts";

/**
 * Rows whose page has no module of its own yet: they answer 404, and nothing links to them. A page that is built leaves
 * this list; one that becomes a content page need not, for its document alone makes it one.
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

const OF_SECTIONS: ReadonlySet<PageName> = new Set(CONTENT_PAGES);

export function isBuilt(page: PageName): boolean {
  if (OF_SECTIONS.has(page)) return true;
  return !PAGES_TO_COME.has(page) && !WITHOUT_PAGE.has(page);
}
