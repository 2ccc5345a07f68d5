import { isRegion, type Region } from "../editions/regions.ts";
import { BUILT_PAGES } from "./built-pages.ts";
import { type PageName, URL_TABLE, type UrlRow } from "./url-table.ts";

export interface UrlMatch {
  row: UrlRow & { page: PageName };
  region: Region | undefined;
  params: Record<string, string>;
  variant: "html" | "amp";
}

/** The row of the url table that a path belongs to, whether its page is built yet or not. */
export function matchUrl(path: string): UrlMatch | undefined {
  const { segments, variant } = splitAmp(segmentsOf(path));
  const first = segments[0] ?? "";
  const region = isRegion(first) ? first : undefined;
  const rest = region ? segments.slice(1) : segments;
  for (const row of rowsBySpecificity()) {
    if (!allowsRegion(row, region)) continue;
    const params = matchPattern(row, rest);
    if (!params) continue;
    if (variant === "amp" && !(region && row.amp?.includes(region))) return undefined;
    return { row, region, params, variant };
  }
  return undefined;
}

export function isBuilt(page: PageName): boolean {
  return page in BUILT_PAGES;
}

type Row = UrlRow & { page: PageName };

function segmentsOf(path: string): string[] {
  return path.split("/").filter((segment) => segment !== "");
}

/** Both spellings of an AMP address: /amp/in/looks/x and /in/looks/x/amp. */
function splitAmp(segments: string[]): { segments: string[]; variant: UrlMatch["variant"] } {
  if (segments[0] === "amp") return { segments: segments.slice(1), variant: "amp" };
  if (segments.at(-1) === "amp") return { segments: segments.slice(0, -1), variant: "amp" };
  return { segments, variant: "html" };
}

function allowsRegion(row: Row, region: Region | undefined): boolean {
  return region ? row.regions?.includes(region) === true : row.regions === null;
}

function matchPattern(row: Row, segments: string[]): Record<string, string> | undefined {
  const pattern = segmentsOf(row.path);
  if (pattern.length !== segments.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index] ?? "";
    if (!part.startsWith(":")) {
      if (part !== segment) return undefined;
      continue;
    }
    const name = part.slice(1);
    const value = decode(segment);
    if (value === undefined || row.values?.[name]?.includes(value) === false) return undefined;
    params[name] = value;
  }
  return params;
}

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    // A broken escape like %E0%A4 is no address of ours.
    return undefined;
  }
}

let sorted: readonly Row[] | undefined;

// Fixed segments before parameters, from the front: /designs/exp_1/x is an experiment, not a room called exp_1.
function rowsBySpecificity(): readonly Row[] {
  sorted ??= [...URL_TABLE].sort((a, b) => specificity(b).localeCompare(specificity(a)));
  return sorted;
}

function specificity(row: Row): string {
  return segmentsOf(row.path)
    .map((part) => (part.startsWith(":") ? "0" : "1"))
    .join("");
}
