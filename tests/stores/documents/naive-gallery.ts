import type { DocumentFilter } from "../../../src/contracts/document-filters.ts";
import type { DocumentRow } from "../../../src/platform/database/schema.ts";
import type { SortOrder } from "../../../src/services/content/galleries/document-gallery.ts";

/** Returns the same results as the store by looking at every document: slow, but easy to verify. */
export function naiveGallery(
  documents: readonly DocumentRow[],
  contentTypes: readonly string[],
  filters: readonly DocumentFilter[],
): DocumentRow[] {
  return documents
    .filter((document) => contentTypes.includes(document.content_type))
    .filter((document) => filters.every((filter) => passes(document, filter)))
    .toSorted(bySort("position"));
}

export function bySort(sort: SortOrder): (one: DocumentRow, other: DocumentRow) => number {
  const sign = sort.startsWith("-") ? -1 : 1;
  const position = (one: DocumentRow, other: DocumentRow) => one.position - other.position;
  const slug = (one: DocumentRow, other: DocumentRow) => byBytes(one.slug, other.slug);
  const [first, second] = sort.endsWith("slug") ? [slug, position] : [position, slug];
  return (one, other) => sign * (first(one, other) || second(one, other) || byBytes(one.id, other.id));
}

function byBytes(one: string, other: string): number {
  return Buffer.compare(Buffer.from(one), Buffer.from(other));
}

export function naiveCounts(documents: readonly DocumentRow[], field: string): Map<unknown, number> {
  const counts = new Map<unknown, number>();
  for (const document of documents)
    for (const value of new Set(membersAt(document, field)))
      if (typeof value !== "object") counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

function passes(document: DocumentRow, filter: DocumentFilter): boolean {
  if (filter.op === "excludes" && filter.field === "field")
    return filter.values.every((name) => isMissing(document, name));
  const column = COLUMNS[filter.field];
  if (column) return passesColumn(document[column], column, filter);
  const members = membersAt(document, filter.field);
  switch (filter.op) {
    case "range":
      return filter.ranges.some(({ low = -Infinity, high = Infinity }) =>
        members.some((member) => typeof member === "number" && member >= low && member <= high),
      );
    case "muin":
      return filter.values.every((value) => members.some((member) => isLike(member, value)));
    case "excludes":
      return !filter.values.some((value) => members.some((member) => isLike(member, value)));
    default:
      return filter.values.some((value) => members.some((member) => isLike(member, value)));
  }
}

const COLUMNS: Record<string, "slug" | "country" | "language" | undefined> = {
  slug: "slug",
  country: "country",
  countryCode: "country",
  language: "language",
  languageCode: "language",
};

function passesColumn(own: string | null, column: string, filter: DocumentFilter): boolean {
  if (filter.op === "range") return false;
  const values = filter.values.map((value) => (column === "slug" ? value : value.toUpperCase()));
  if (own === null) return true;
  if (filter.op === "excludes") return !values.includes(own);
  return filter.op === "muin" ? values.every((value) => value === own) : values.includes(own);
}

/** A text in an address equals a number or a boolean with the same notation. */
function isLike(member: unknown, value: string): boolean {
  if (typeof member === "number") return /^-?\d+(\.\d+)?$/.test(value) && Number(value) === member;
  return typeof member === "string" || typeof member === "boolean" ? String(member) === value : false;
}

function isMissing(document: DocumentRow, name: string): boolean {
  const column = COLUMNS[name];
  return column ? document[column] === null : (valueAt(document, name) ?? null) === null;
}

function membersAt(document: DocumentRow, field: string): unknown[] {
  const value = valueAt(document, field) ?? null;
  return value === null ? [] : [value].flat();
}

function valueAt({ body }: DocumentRow, field: string): unknown {
  return field.split(".").reduce<unknown>((part, name) => {
    const isObject = typeof part === "object" && part !== null && !Array.isArray(part);
    return isObject ? Object.entries(part).find(([key]) => key === name)?.[1] : undefined;
  }, JSON.parse(body));
}
