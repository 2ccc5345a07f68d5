import { EMBED_NAMES, type EmbedName, embedRow } from "../../src/contracts/embeds/embed-components.ts";
import { matchEdition } from "../../src/editions/edition.ts";
import { isBuilt } from "../../src/urls/known-pages.ts";
import { type PageName, URL_TABLE, type UrlRow } from "../../src/urls/url-table.ts";
import { BUILT_PAGES } from "../support/built-pages.ts";

/** An address that a visitor of the company's site may open. */
export interface AgreedPage {
  path: string;
  /** True when the content comes from a host, so the page must contain the company's own text. */
  isTheirs: boolean;
  /** True when the page must also contain one of the company's pictures. */
  isPictured: boolean;
}

/**
 * Pages whose content comes from a call of the specification. All other pages fall back to our own text, or contain
 * only that.
 */
const THEIRS: ReadonlySet<string> = new Set<PageName>([
  "design-ideas",
  "design-ideas-category",
  "design-detail",
  "smart-photo-detail",
  "design-generic-detail",
  "smart-photo",
  "smart-photo-exp",
  "lp",
  "referral",
  "finishes-list",
  "finish-detail",
  "accessories-list",
  "accessory-detail",
  "looks",
  "looks-list",
  "look-detail",
  "magazine-post",
  "magazine",
  "company-news",
  "magazine-author",
  "magazine-category",
  "magazine-tag",
  "magazine-type",
  "magazine-search",
  "service-detail",
]);

/** Embeds whose content comes from such a call, and the query that selects it. No call lists the smart photos. */
const THEIR_EMBEDS: Partial<Record<EmbedName, string>> = {
  accessories: "",
  categories: "",
  centre: "",
  centres: "",
  design: "slug=their-look-1",
  designs: "category=their-kitchens",
  "editors-pick": "",
  finishes: "",
  "kitchen-exp/accessories": "",
  "kitchen-exp/finishes": "",
  look: "slug=their-home-1",
  looks: "",
  magazine: "",
  "magazine-card": "slug=their-story-1",
  news: "",
  service: "slug=their-service",
  "similar-designs": "slug=their-look-1",
  "smart-photo": "slug=their-photo-in",
};

/** Pages and embeds whose upstream content has no picture, or one that cannot be distinguished from our own. */
const WITHOUT_PICTURE: ReadonlySet<string> = new Set<PageName | EmbedName>([
  "referral",
  "centre",
  "centres",
  "news",
  "service",
  "service-detail",
]);

/** The values for the path parameters, which differ between pages. */
function valuesOf(page: PageName, { country }: BuiltEdition): Record<string, string> {
  const isPriced = page === "smart-photo-detail";
  const isPhoto = page.startsWith("smart-photo") && !isPriced;
  return {
    categorySlug: page.startsWith("magazine") ? "their-category" : "their-kitchens",
    authorSlug: "their-author",
    tagSlug: "their-tag",
    magazineCategorySlug: "trending-stories",
    slug: isPhoto ? `their-photo-${country}` : isPriced ? "their-priced-1" : "their-look-1",
    roomType: "their-kitchens",
    smartPhotoContentSlug: "smart-photo",
    searchKeyword: "kitchen",
    referralSlug: "THEIRKEY",
    // We define which lists exist; the upstream provides their items.
    finishesCategorySlug: "laminates",
    finishCode: "THEIR-FIN-1",
    accessoriesSlug: "drawers",
    accessoryCode: "THEIR-FIN-1",
    lookSlug: "all-looks",
    lookItem: "their-home-1",
    postSlug: "their-story-1",
    // Cities and their localities are our own content.
    citySlug: "bengaluru",
    hyperLocalSlug: "koramangala",
    serviceDetailSlug: "their-service",
    designSlug: "their-look-1",
    pageSlug: page === "sg-interiors" ? "home-interiors" : "covid",
  };
}

type BuiltEdition = ReturnType<typeof matchEdition>;

/** One address of every page type in every region, for each form of its address. */
export const AGREED_PAGES: readonly AgreedPage[] = [
  ...BUILT_PAGES.filter(
    ({ page, definition }) => page !== "not-found" && definition.access !== "customer",
  ).map(({ path, page }) => pageAt(path, page)),
  ...URL_TABLE.filter(({ path }) => path.includes(":")).flatMap(pagesOfRow),
  ...["in", "sg", "my"].map((region) =>
    pageAt(`/${region}/design-ideas/their-kitchens?page=2`, "design-ideas-category"),
  ),
  ...["in", "sg", "sa-ar"].map((region) =>
    pageAt(`/${region}/style-quiz?step=result&pick-living=pale&pick-material=oak`, "style-quiz"),
  ),
  ...EMBED_NAMES.flatMap(embedPages),
];

function pageAt(path: string, page: string): AgreedPage {
  return shown(path, page, THEIRS.has(page));
}

function shown(path: string, name: string, isTheirs: boolean): AgreedPage {
  return { path, isTheirs, isPictured: isTheirs && !WITHOUT_PICTURE.has(name) };
}

/** Without a query, an embed chooses its content; with a query, it shows the requested item. */
function embedPages(name: EmbedName): AgreedPage[] {
  const plain = `/oembed/${name}?region=${embedRow(name).regions?.[0] ?? "in"}`;
  const asked = THEIR_EMBEDS[name];
  return [shown(plain, name, asked === ""), ...(asked ? [shown(`${plain}&${asked}`, name, true)] : [])];
}

function pagesOfRow(row: UrlRow & { page: PageName }): AgreedPage[] {
  return (row.regions ?? [])
    .filter((region) => isBuilt(row.page, region))
    .flatMap((region) => {
      const values = valuesOf(row.page, matchEdition(`/${region}`));
      const paths = fill(row, values).map((path) => `/${region}/${path}`);
      return paths.map((path) => pageAt(path, row.page));
    });
}

/** Returns nothing for addresses that need a lead from our own database. */
function fill({ path, values: fixed = {} }: UrlRow, values: Record<string, string>): string[] {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => name);
  const [first = ""] = names;
  if (fixed[first]) return fixed[first].map((value) => path.replace(`:${first}`, value));
  if (names.some((name) => values[name] === undefined)) return [];
  return [path.replace(/:(\w+)/g, (_, name: string) => values[name] ?? "")];
}
