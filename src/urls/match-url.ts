import { isRegion, type Region } from "../editions/regions.ts";
import { type PageName, URL_TABLE, type UrlRow } from "./url-table.ts";

export interface UrlMatch {
  row: Row;
  region: Region | undefined;
  params: Record<string, string>;
  variant: "html" | "amp";
}

export function matchUrl(path: string): UrlMatch | undefined {
  const { segments, variant } = splitAmp(segmentsOf(path));
  const first = segments[0] ?? "";
  const region = isRegion(first) ? first : undefined;
  const rest = region ? segments.slice(1) : segments;
  for (const pattern of patternsFor(region, rest.length)) {
    const params = matchPattern(pattern, rest);
    if (!params) continue;
    const { row } = pattern;
    if (variant === "amp" && !(region && row.amp?.includes(region))) return undefined;
    return { row, region, params, variant };
  }
  return undefined;
}

/** The pages to try for an address, in order: if the first finds nothing, the next may match. */
export function candidatesOf(match: UrlMatch): UrlMatch[] {
  const { otherwise } = match.row;
  if (!otherwise) return [match];
  const { page, param } = otherwise;
  const [last = ""] = Object.values(match.params).slice(-1);
  return [match, { ...match, row: { ...match.row, page }, params: { [param]: last } }];
}

type Row = UrlRow & { page: PageName; otherwise?: { page: PageName; param: string } };

interface Pattern {
  row: Row;
  parts: readonly ({ fixed: string } | { name: string })[];
}

function segmentsOf(path: string): string[] {
  return path.split("/").filter((segment) => segment !== "");
}

/** Both spellings of an AMP address: /amp/in/looks/x and /in/looks/x/amp. */
function splitAmp(segments: string[]): { segments: string[]; variant: UrlMatch["variant"] } {
  if (segments[0] === "amp") return { segments: segments.slice(1), variant: "amp" };
  // "amp" may also be a search word.
  const isVariant = segments.at(-1) === "amp" && segments.at(-2) !== "search";
  if (isVariant) return { segments: segments.slice(0, -1), variant: "amp" };
  return { segments, variant: "html" };
}

function matchPattern({ row, parts }: Pattern, segments: string[]): Record<string, string> | undefined {
  const params: Record<string, string> = {};
  for (const [index, part] of parts.entries()) {
    const segment = segments[index] ?? "";
    if ("fixed" in part) {
      if (part.fixed !== segment) return undefined;
      continue;
    }
    const value = decode(segment);
    if (value === undefined || row.values?.[part.name]?.includes(value) === false) return undefined;
    params[part.name] = value;
  }
  return params;
}

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    // A broken escape such as %E0%A4 does not match any address.
    return undefined;
  }
}

// Split and sorted once: every request is matched, and during a flood even requests that are refused.
let patterns: ReadonlyMap<string, readonly Pattern[]> | undefined;

function patternsFor(region: Region | undefined, length: number): readonly Pattern[] {
  patterns ??= Map.groupBy(allPatterns(), ({ key }) => key);
  return patterns.get(keyOf(region, length)) ?? [];
}

function keyOf(region: Region | undefined, length: number): string {
  return `${region ?? ""} ${length}`;
}

// Fixed segments come before parameters, from the left: /designs/exp_1/x is an experiment, not a room called exp_1.
function allPatterns(): (Pattern & { key: string })[] {
  const rows: Row[] = [...URL_TABLE].sort((a, b) => specificity(b).localeCompare(specificity(a)));
  return rows.flatMap((row) => {
    const parts = segmentsOf(row.path).map((part) =>
      part.startsWith(":") ? { name: part.slice(1) } : { fixed: part },
    );
    const regions = row.regions ?? [undefined];
    return regions.map((region) => ({ row, parts, key: keyOf(region, parts.length) }));
  });
}

function specificity(row: Row): string {
  return segmentsOf(row.path)
    .map((part) => (part.startsWith(":") ? "0" : "1"))
    .join("");
}
