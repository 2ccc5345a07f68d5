import { REGION_NAMES, type Region, regionsOf } from "../editions/regions.ts";

/**
 * The URL table: every address of the site, one row per pattern. Links, redirects, the sitemap, hreflang, canonical
 * addresses and the page matrix of the tests are derived from it. The other facts about a page are in its `page.ts`.
 */
export interface UrlRow {
  page: string;
  /** Below the region ("" is its home page), or from the root for rows without a region. */
  path: string;
  regions: readonly Region[] | null;
  /**
   * If two patterns collide, the list is tried first and then the detail: its page, and the parameter name of the
   * last segment (AMB-09).
   */
  otherwise?: { page: string; param: string };
  /** Regions in which the page has an AMP variant, at /amp/{path} and {path}/amp. */
  amp?: readonly Region[];
  /** Parameters that accept only these values; any other value is not found. */
  values?: Record<string, readonly string[]>;
  /** A second address of a page whose canonical address is the first one. */
  isAlias?: true;
}

const ALL = REGION_NAMES;
// A page belongs to countries: every edition of a country has it, in each language.
const INDIA = regionsOf("in");
const SINGAPORE = regionsOf("sg");
const SAUDI = regionsOf("sa");
const ABROAD = ALL.filter((region) => !INDIA.includes(region));
const INDIA_AND_SINGAPORE = regionsOf("in", "sg");
const WITH_IDEAS = regionsOf("in", "sg", "my");

export const DESIGN_STYLES = [
  // Misspelt in the specification, and therefore in all existing links (AMB-40).
  "scandenavian-interiors",
  "minimalist-interiors",
  "contemporary-interiors",
] as const;

export const URL_TABLE = [
  // Top level
  { page: "root", path: "", regions: null },
  { page: "ikea", path: "ikea", regions: null },
  { page: "not-found", path: "not-found", regions: null },
  { page: "swinstall", path: "swinstall", regions: null },
  { page: "template", path: "template", regions: null },
  { page: "health", path: "health", regions: null },
  { page: "robots", path: "robots.txt", regions: null },
  { page: "profile-countries", path: "profile", regions: null },
  { page: "auth-callback", path: "bumblebee/callback", regions: null },
  { page: "auth-login", path: "bumblebee/login", regions: null },
  { page: "auth-logout", path: "bumblebee/logout", regions: null },
  { page: "auth-url-mapper", path: "bumblebee/url-mapper", regions: null },
  { page: "auth-ukeyo-login", path: "bumblebee/ukeyo/login", regions: null },
  { page: "auth-login-page", path: "login", regions: null },
  { page: "widget-lead-form", path: "widget/lead-form", regions: null },
  { page: "oembed-demo", path: "oembed/demo", regions: null },
  { page: "oembed", path: "oembed/:component", regions: null },
  { page: "oembed", path: "oembed/kitchen-exp/:component", regions: null },

  // Every region
  { page: "home", path: "", regions: ALL },
  { page: "home", path: "home", regions: INDIA, isAlias: true },
  { page: "contact-us", path: "contact-us", regions: ALL },
  { page: "widget-lead-form", path: "widget/lead-form", regions: ALL },
  { page: "talk", path: "talk", regions: ALL },
  { page: "thank-you", path: "thank-you/:leadToken", regions: ALL },
  { page: "thank-you-calendar", path: "thank-you/:leadToken/calendar", regions: ALL },
  { page: "contact-pact", path: "contact-pact/:leadToken", regions: ALL },
  { page: "stop-contact", path: "stop-contact/:proofToken", regions: ALL },
  // Additional to the specification: saved results of calculators.
  { page: "estimates", path: "estimate", regions: ALL },
  { page: "estimate", path: "estimate/:estimateCode", regions: ALL },
  { page: "estimate-pdf", path: "estimate/:estimateCode/pdf", regions: ALL },
  { page: "profile", path: "profile", regions: ALL },
  { page: "profile-address", path: "profile/address", regions: ALL },
  { page: "profile-details", path: "profile/details", regions: ALL },
  { page: "profile-notifications", path: "profile/notifications", regions: ALL },
  { page: "profile-project", path: "profile/project", regions: ALL },
  { page: "profile-project-calendar", path: "profile/project/calendar", regions: ALL },
  { page: "profile-project-paper", path: "profile/project/papers/:paper", regions: ALL },
  // For the staff: a project as its customer sees it.
  { page: "staff-project", path: "staff-preview/projects/:project", regions: ALL },
  { page: "staff-project-paper", path: "staff-preview/projects/:project/papers/:paper", regions: ALL },
  { page: "profile-tickets", path: "profile/tickets", regions: ALL },
  { page: "profile-saved", path: "profile/saved", regions: ALL },
  { page: "profile-data", path: "profile/data", regions: ALL },
  { page: "app-login", path: "app-login", regions: ALL },
  { page: "board-vote", path: "board/:boardKey", regions: ALL },

  // Company
  { page: "about-us", path: "about-us", regions: INDIA_AND_SINGAPORE },
  { page: "careers", path: "careers", regions: INDIA_AND_SINGAPORE },
  { page: "awards", path: "awards", regions: SINGAPORE },
  { page: "visit-us", path: "visit-us", regions: SINGAPORE },
  { page: "livspace-reviews", path: "page/livspace-reviews", regions: INDIA },
  { page: "company-news", path: "interiors/press/company-news", regions: INDIA },
  { page: "company-news", path: "press/company-news", regions: SINGAPORE },
  { page: "livpreneur", path: "interiors/livpreneur", regions: INDIA },

  // Design ideas
  { page: "design-ideas", path: "design-ideas", regions: WITH_IDEAS },
  { page: "design-ideas-search", path: "design-ideas/search/:searchKeyword", regions: WITH_IDEAS },
  { page: "design-detail", path: "design-ideas/designs/:slug", regions: WITH_IDEAS },
  { page: "smart-photo-detail", path: "design-ideas/designs-price/:slug", regions: WITH_IDEAS },
  {
    page: "design-ideas-category",
    path: "design-ideas/:categorySlug",
    regions: WITH_IDEAS,
    otherwise: { page: "design-generic-detail", param: "slug" },
  },
  { page: "design-detail", path: "design-ideas/:categorySlug/designs/:slug", regions: WITH_IDEAS },
  { page: "smart-photo-detail", path: "design-ideas/:categorySlug/designs-price/:slug", regions: WITH_IDEAS },
  { page: "design-generic-detail", path: "design-ideas/:categorySlug/:slug", regions: WITH_IDEAS },
  { page: "style-quiz", path: "style-quiz", regions: ALL },
  {
    page: "design-style",
    path: "design-styles/:pageSlug",
    regions: SINGAPORE,
    values: { pageSlug: DESIGN_STYLES },
  },

  // Smart photos
  // Additional to the specification: the list of them.
  { page: "smart-photos", path: "designs", regions: regionsOf("in", "sg", "sa") },
  { page: "smart-photo-exp", path: "designs/exp_1/:slug", regions: INDIA },
  { page: "smart-photo-exp", path: "designs/exp_1/:smartPhotoContentSlug/:slug", regions: INDIA },
  { page: "smart-photo-exp", path: "designs/exp_2/:slug", regions: INDIA },
  { page: "smart-photo-exp", path: "designs/exp_2/:smartPhotoContentSlug/:slug", regions: INDIA },
  { page: "smart-photo-exp", path: "designs/exp_3/:slug", regions: INDIA },
  { page: "smart-photo-exp", path: "designs/exp_3/:smartPhotoContentSlug/:slug", regions: INDIA },
  { page: "smart-photo", path: "designs/:slug", regions: regionsOf("in", "sg", "sa") },
  { page: "smart-photo", path: "designs/:roomType/:slug", regions: regionsOf("in", "sg", "sa") },
  {
    page: "smart-photo",
    path: "designs/:roomType/:smartPhotoContentSlug/:slug",
    regions: regionsOf("in", "sg", "sa"),
  },

  // Looks
  { page: "looks", path: "looks", regions: INDIA_AND_SINGAPORE },
  { page: "looks-list", path: "looks/:lookSlug", regions: INDIA, amp: INDIA },
  { page: "look-detail", path: "looks/:lookSlug/:lookItem", regions: INDIA, amp: INDIA },

  // Magazine
  { page: "magazine", path: "magazine", regions: WITH_IDEAS, amp: INDIA },
  { page: "magazine-author", path: "magazine/author/:authorSlug", regions: WITH_IDEAS, amp: INDIA },
  { page: "magazine-category", path: "magazine/category/:categorySlug", regions: WITH_IDEAS, amp: INDIA },
  {
    page: "magazine-category",
    path: "magazine/category/:categorySlug/:childCategorySlug",
    regions: WITH_IDEAS,
    amp: INDIA,
  },
  { page: "magazine-tag", path: "magazine/tag/:tagSlug", regions: WITH_IDEAS, amp: INDIA },
  {
    page: "magazine-type",
    path: "magazine/type/:magazineCategorySlug",
    regions: INDIA_AND_SINGAPORE,
    amp: INDIA,
  },
  {
    page: "magazine-search",
    path: "magazine/search/:searchKeyword",
    regions: INDIA_AND_SINGAPORE,
    amp: INDIA,
  },
  { page: "magazine-post", path: "magazine/:postSlug", regions: WITH_IDEAS, amp: INDIA },

  // Offerings
  { page: "offerings", path: "interiors/offerings", regions: INDIA },
  { page: "design-to-installation", path: "interiors/offerings/design-to-installation", regions: INDIA },
  { page: "full-home-interiors", path: "interiors/offerings/full-home-interiors", regions: INDIA },
  { page: "know-your-kitchen", path: "interiors/offerings/know-your-kitchen", regions: INDIA },
  { page: "know-your-wardrobe", path: "interiors/offerings/know-your-wardrobe", regions: INDIA },
  { page: "modular-interiors", path: "interiors/offerings/modular-interiors", regions: INDIA },
  { page: "finishes", path: "interiors/offerings/finishes", regions: INDIA },
  {
    page: "finishes-list",
    path: "interiors/offerings/finishes/:finishesCategorySlug",
    regions: INDIA,
    otherwise: { page: "finish-detail", param: "finishCode" },
  },
  {
    page: "finish-detail",
    path: "interiors/offerings/finishes/:finishesCategorySlug/:finishCode",
    regions: INDIA,
  },
  { page: "kitchen-cabinets", path: "interiors/offerings/kitchen-cabinets", regions: INDIA },
  { page: "wardrobe-cabinets", path: "interiors/offerings/wardrobe-cabinets", regions: INDIA },
  {
    page: "accessories-list",
    path: "interiors/offerings/kitchen-cabinets/:accessoriesSlug",
    regions: INDIA,
    otherwise: { page: "accessory-detail", param: "accessoryCode" },
  },
  {
    page: "accessory-detail",
    path: "interiors/offerings/kitchen-cabinets/:accessoriesSlug/:accessoryCode",
    regions: INDIA,
  },
  {
    page: "accessories-list",
    path: "interiors/offerings/wardrobe-cabinets/:accessoriesSlug",
    regions: INDIA,
    otherwise: { page: "accessory-detail", param: "accessoryCode" },
  },
  {
    page: "accessory-detail",
    path: "interiors/offerings/wardrobe-cabinets/:accessoriesSlug/:accessoryCode",
    regions: INDIA,
  },
  {
    page: "accessories-list",
    path: "interiors/offerings/:accessoriesSlug",
    regions: INDIA,
    otherwise: { page: "accessory-detail", param: "accessoryCode" },
  },
  { page: "accessory-detail", path: "interiors/offerings/:accessoriesSlug/:accessoryCode", regions: INDIA },
  { page: "offerings", path: "offerings", regions: ABROAD },
  {
    page: "design-to-installation",
    path: "offerings/design-to-installation",
    regions: regionsOf("sg", "my"),
  },
  { page: "know-your-kitchen", path: "offerings/know-your-kitchen", regions: SINGAPORE },
  { page: "know-your-wardrobe", path: "offerings/know-your-wardrobe", regions: SINGAPORE },
  { page: "livspace-kitchens-wardrobes", path: "offerings/livspace-kitchens-wardrobes", regions: SINGAPORE },
  { page: "commercial-interiors", path: "services/commercial-interiors", regions: SAUDI },
  { page: "full-home-interiors", path: "services/full-home-interiors", regions: SAUDI },
  { page: "kitchen-and-wardrobe-interiors", path: "services/kitchen-and-wardrobe-interiors", regions: SAUDI },
  { page: "custom-modular-kitchens", path: "interiors/custom-modular-kitchens", regions: INDIA },
  { page: "custom-modular-wardrobes", path: "interiors/custom-modular-wardrobes", regions: INDIA },

  // Prices
  {
    page: "home-interior-price-calculator",
    path: "interiors/home-interior-price-calculator",
    regions: INDIA,
  },
  { page: "kitchen-price-calculator", path: "interiors/kitchen-price-calculator", regions: INDIA },
  { page: "wardrobe-price-calculator", path: "interiors/wardrobe-price-calculator", regions: INDIA },
  { page: "renovation-price-calculator", path: "renovation-price-calculator", regions: SINGAPORE },
  // Additional to the specification, without an equivalent there.
  { page: "building-rules", path: "building-rules", regions: ALL },
  { page: "move-in-planner", path: "move-in-planner", regions: ALL },
  { page: "move-in-calendar", path: "move-in-planner/calendar/:date", regions: ALL },

  // Process and people
  { page: "how-it-works", path: "interiors/how-it-works", regions: INDIA },
  { page: "how-it-works", path: "how-it-works", regions: ABROAD },
  { page: "hire-a-designer", path: "interiors/hire-a-designer", regions: INDIA },
  { page: "hire-a-designer", path: "hire-a-designer", regions: SINGAPORE },
  { page: "hire-a-designer-ikea", path: "hire-a-designer-ikea", regions: ABROAD },
  { page: "interior-designer-near-me", path: "interior-designer-near-me", regions: INDIA },
  { page: "lead-refill", path: "interiors/lead-refill", regions: INDIA },
  { page: "lead-refill", path: "lead-refill", regions: ABROAD },
  { page: "refer-a-friend", path: "interiors/refer-a-friend", regions: INDIA },
  { page: "refer-a-friend", path: "refer-a-friend", regions: SINGAPORE },
  { page: "referral", path: "interiors/referral/:referralSlug", regions: INDIA },

  // Service and policies
  { page: "service", path: "interiors/service", regions: INDIA },
  { page: "service", path: "service", regions: regionsOf("sg", "my") },
  { page: "service-detail", path: "interiors/service/:serviceDetailSlug", regions: INDIA },
  { page: "service-detail", path: "service/:serviceDetailSlug", regions: regionsOf("my", "sa") },
  { page: "privacy", path: "interiors/privacy", regions: INDIA },
  { page: "privacy", path: "privacy", regions: ABROAD },
  { page: "cookie-policy", path: "privacy/cookie-policy", regions: regionsOf("my", "sa") },

  // Campaigns
  { page: "modular-kitchen", path: "interiors/exp/modular-kitchen", regions: INDIA },
  { page: "modular-kitchen-1", path: "interiors/exp/modular-kitchen-1", regions: INDIA },
  { page: "modular-kitchen-brochure", path: "interiors/exp/modular-kitchen-brochure", regions: INDIA },
  {
    page: "modular-kitchen-view-contact",
    path: "interiors/exp/modular-kitchen-view-contact",
    regions: INDIA,
  },
  { page: "lp", path: "interiors/lp/:designSlug", regions: INDIA_AND_SINGAPORE },
  { page: "campaign-page", path: "interiors/page", regions: INDIA },
  { page: "campaign-page", path: "interiors/page/:pageSlug", regions: INDIA },
  { page: "campaign-page", path: "page", regions: SINGAPORE },
  { page: "campaign-page", path: "page/:pageSlug", regions: SINGAPORE },
  { page: "chinese-new-year", path: "chinese-new-year", regions: SINGAPORE },
  { page: "launch-family-offer2", path: "launch-family-offer2", regions: SINGAPORE },

  // Places; at the end, because a city's slug may be in the same position as a fixed page (CP-03)
  { page: "interiors", path: "interiors", regions: INDIA },
  { page: "locations-sitemap", path: "interiors/locations-sitemap", regions: INDIA },
  { page: "city", path: "interiors/:citySlug", regions: INDIA },
  { page: "hyperlocal", path: "interiors/:citySlug/:hyperLocalSlug", regions: INDIA },
  { page: "sg-interiors", path: "interiors", regions: SINGAPORE },
  { page: "sg-interiors", path: "interiors/:pageSlug", regions: SINGAPORE },
] as const satisfies readonly UrlRow[];

export type PageName = (typeof URL_TABLE)[number]["page"];
