import { escapeHtml } from "../markdown/escape-html.ts";

const PLACEHOLDER = "{brand}";
const MARKUP = /<\/?[a-z][^>]*>/i;

/** Replaces {brand} in a document by the brand name, escaped for HTML between tags. */
export function fillBrand<Value>(value: Value, brand: string): Value;
export function fillBrand(value: unknown, brand: string): unknown {
  if (typeof value === "string") return fillText(value, brand);
  if (Array.isArray(value)) return value.map((item) => fillBrand(item, brand));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillBrand(item, brand)]));
}

function fillText(text: string, brand: string): string {
  if (!text.includes(PLACEHOLDER)) return text;
  return text.replaceAll(PLACEHOLDER, () => (MARKUP.test(text) ? escapeHtml(brand) : brand));
}
