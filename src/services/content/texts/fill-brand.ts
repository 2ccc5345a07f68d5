import { escapeHtml } from "../markdown/escape-html.ts";
import { mapTexts } from "./map-texts.ts";

const PLACEHOLDER = "{brand}";
const MARKUP = /<\/?[a-z][^>]*>/i;

/** Replaces {brand} in a document by the brand name, escaped for HTML between tags. */
export function fillBrand<Value>(value: Value, brand: string): Value {
  return mapTexts(value, (text) => fillText(text, brand));
}

function fillText(text: string, brand: string): string {
  if (!text.includes(PLACEHOLDER)) return text;
  return text.replaceAll(PLACEHOLDER, () => (MARKUP.test(text) ? escapeHtml(brand) : brand));
}
