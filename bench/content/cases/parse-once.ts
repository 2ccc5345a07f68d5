import { type DocumentFilter, parseFilters } from "../../../src/contracts/document-filters.ts";

/** Caches parsed filters, because the store receives filters and not their text. */
export function parseOnce(): (text: string) => DocumentFilter[] {
  const known = new Map<string, DocumentFilter[]>();
  return (text) => {
    const filters = known.get(text) ?? parse(text);
    known.set(text, filters);
    return filters;
  };
}

function parse(text: string): DocumentFilter[] {
  const parsed = parseFilters(text);
  if (!parsed.ok) throw new Error(`${parsed.problem.field} ${parsed.problem.reason}`);
  return parsed.filters;
}
