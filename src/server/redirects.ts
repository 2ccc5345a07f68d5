import { isRegion } from "../editions/regions.ts";
import { matchUrl } from "../urls/match-url.ts";
import { URL_TABLE, type UrlRow } from "../urls/url-table.ts";

/**
 * The new address of an old or malformed one: all rules run in one pass, so that one 301 is enough. Undefined if the
 * address is unchanged.
 */
export function redirectedPath(
  path: string,
  mapping: Record<string, string> = PATH_MAPPING,
): string | undefined {
  let target = dropEmptySegments(removeEc(path));
  target = pressToCompanyNews(target);
  target = renameDesignIdeaTypes(target);
  target = moveUnderInteriors(target);
  target = mapPath(target, mapping);
  target = lowerCase(target);
  return target === path ? undefined : target;
}

/** Content types by their names in old links, with the current names (RD-13). */
export const CONTENT_TYPE_SEGMENTS: Record<string, string> = {
  looks: "designs",
  "smart-photo-lite": "designs-price",
};

function removeEc(path: string): string {
  const shorter = path.replace("/ec/", "/");
  return shorter === path ? path : removeEc(shorter);
}

// A double slash at the start of a Location header would mean another host, and browsers treat "\\" like "/".
function dropEmptySegments(path: string): string {
  return `/${path
    .split(/[/\\]/)
    .filter((segment) => segment !== "")
    .join("/")}`;
}

// Applies with and without a region in the path (AMB-52), but not if "press" is a search keyword.
function pressToCompanyNews(path: string): string {
  const isSearch = matchUrl(path)?.params.searchKeyword !== undefined;
  return path.endsWith("/press") && !isSearch ? "/in/interiors/press/company-news" : path;
}

// The first old name is replaced, at any position (RD-04).
function renameDesignIdeaTypes(path: string): string {
  const segments = path.split("/");
  if (!isRegion(segments[1] ?? "") || segments[2] !== "design-ideas") return path;
  const index = segments.findIndex((segment) => Object.hasOwn(CONTENT_TYPE_SEGMENTS, segment));
  if (index === -1) return path;
  const before = segments[index - 1] ?? "";
  const isLast = index === segments.length - 1;
  if (isLast && before !== "search") {
    // The segment is the slug of a design, which exists or does not.
    if (Object.values(CONTENT_TYPE_SEGMENTS).includes(before)) return path;
    return segments.slice(0, -1).join("/");
  }
  return segments.with(index, CONTENT_TYPE_SEGMENTS[segments[index] ?? ""] ?? "").join("/");
}

const LEGACY_PREFIXES = ["press-release", "page", "service", "offerings"];
const NEVER_MOVED = [
  "/in",
  "/in/about-us",
  "/in/careers",
  "/in/contact-us",
  "/in/page/livspace-reviews",
  "/in/livspace-reviews",
  "/in/interior-designer-near-me",
];

function moveUnderInteriors(path: string): string {
  if (!path.startsWith("/in/") || NEVER_MOVED.includes(path)) return path;
  const rest = path.slice("/in/".length);
  const isLegacy = LEGACY_PREFIXES.includes(rest.split("/")[0] ?? "") || isPageUnderInteriors(rest);
  return isLegacy ? `/in/interiors/${rest}` : path;
}

// The fixed list contains every page without parameters under /in/interiors, unless /in itself has a page with that
// name.
function isPageUnderInteriors(rest: string): boolean {
  const rows: readonly UrlRow[] = URL_TABLE;
  const moved = rows.some(
    (row) => row.regions?.includes("in") && row.path === `interiors/${rest}` && !rest.includes(":"),
  );
  return moved && !matchUrl(`/in/${rest}`);
}

const UNMAPPED_PREFIXES = ["/in/interiors", "/in/magazine", "/in/design-ideas"];

function mapPath(path: string, mapping: Record<string, string>): string {
  const isExempt = UNMAPPED_PREFIXES.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
  return isExempt || !Object.hasOwn(mapping, path) ? path : (mapping[path] ?? path);
}

/** Addresses that people type, and the intended ones. Only whole paths match, with a 301. */
export const PATH_MAPPING: Record<string, string> = {
  "/home": "/in/home",
  "/india": "/in",
  "/singapore": "/sg",
  "/malaysia": "/my",
  "/saudi-arabia": "/sa",
  "/sa-en": "/sa",
  "/ar": "/sa-ar",
  "/index.html": "/in",
  "/sg/home": "/sg",
  "/my/home": "/my",
  "/sa/home": "/sa",
  "/sa-ar/home": "/sa-ar",
};

/** Parameters whose capital letters mean something: codes, keys of private pages and words of a search. */
const WITH_CAPITALS = [
  // The code of an offering may replace its category.
  "accessoriesSlug",
  "accessoryCode",
  "boardKey",
  "component",
  "estimateCode",
  "finishCode",
  "finishesCategorySlug",
  "leadToken",
  "proofToken",
  "referralSlug",
  "searchKeyword",
];

// Only addresses of pages are changed, and never the letters of an escape such as %D8.
function lowerCase(path: string): string {
  if (!/[A-Z]/.test(path.replace(ESCAPES, ""))) return path;
  const lower = (text: string) =>
    text.replace(LETTERS, (part) => (part.length > 1 ? part : part.toLowerCase()));
  const match = matchUrl(lower(path));
  if (!match) return path;
  const segments = path.split("/").slice(1);
  const template = match.row.path.split("/").filter((part) => part !== "");
  const start = (lower(segments[0] ?? "") === "amp" ? 1 : 0) + (match.region ? 1 : 0);
  const repaired = segments.map((segment, index) => {
    const part = template[index - start] ?? "";
    return part.startsWith(":") && WITH_CAPITALS.includes(part.slice(1)) ? segment : lower(segment);
  });
  return `/${repaired.join("/")}`;
}

const ESCAPES = /%[0-9a-f]{2}/gi;
const LETTERS = /%[0-9a-f]{2}|[A-Z]/gi;
