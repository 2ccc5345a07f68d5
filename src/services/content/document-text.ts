import { textOfHtml } from "../../contracts/words/html-text.ts";

const NOT_TEXT = new Set(["url", "href", "photo", "slug", "id", "dominant", "icon"]);
/** Placeholders that the site fills in are not part of the text. */
const PLACEHOLDER = /\{\w+\}/g;

export function fieldTexts(body: unknown, fields: readonly string[]): string[] {
  return fields.flatMap((field) => collectTexts(valueAt(body, field)));
}

export function valueAt(body: unknown, field: string): unknown {
  return field.split(".").reduce<unknown>(memberOf, body);
}

function memberOf(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return value.map((member) => memberOf(member, name));
  return isObject(value) && Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined;
}

function collectTexts(value: unknown): string[] {
  if (typeof value === "string") return [plainText(value)];
  if (Array.isArray(value)) return value.flatMap(collectTexts);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, member]) => (NOT_TEXT.has(name) ? [] : collectTexts(member)));
}

function plainText(text: string): string {
  return textOfHtml(text).replace(PLACEHOLDER, " ").trim();
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
