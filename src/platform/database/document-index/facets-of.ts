import { createHash } from "node:crypto";

export interface Facet {
  field: string;
  value: string;
}

export interface DocumentFacets {
  facets: Facet[];
  /** The numeric values of each field, for ranges. */
  numbers: { field: string; amount: number }[];
}

/** All documents of a content type and country. */
export const EVERY_DOCUMENT: Facet = { field: "", value: "" };

export function hasField(field: string): Facet {
  return { field, value: "" };
}

export function hasValue(field: string, value: string | number | boolean): Facet {
  return { field, value: valueText(value) };
}

export function inLanguage(language: string | null): Facet {
  return { field: "language", value: JSON.stringify(language) };
}

export function facetsOf(
  { body, language }: { body: unknown; language: string | null },
  fields: readonly string[],
): DocumentFacets {
  const facets = [EVERY_DOCUMENT, inLanguage(language)];
  const numbers: DocumentFacets["numbers"] = [];
  for (const field of fields) {
    const value = valueAt(body, field.split("."));
    if (value === undefined || value === null) continue;
    const members = new Set([value].flat().filter(isScalar));
    facets.push(hasField(field), ...[...members].map((member) => hasValue(field, member)));
    for (const amount of members) if (typeof amount === "number") numbers.push({ field, amount });
  }
  return { facets, numbers };
}

/** A path goes only through objects, never into the members of a list. */
function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (part, name) => (isObject(part) && Object.hasOwn(part, name) ? part[name] : undefined),
    value,
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isScalar(value: unknown): value is string | number | boolean {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean";
}

/** Longer values are stored as their hash, because neither engine can index text of any length. */
const LONGEST_VALUE = 500;

function valueText(value: string | number | boolean): string {
  const text = JSON.stringify(value);
  return text.length <= LONGEST_VALUE ? text : `#${createHash("sha256").update(text).digest("hex")}`;
}
