import { LRUCache } from "lru-cache";
import type { DocumentTypes } from "./document-type.ts";
import type { StoredDocument } from "./galleries/stored-document.ts";

export function documentAnswer(row: StoredDocument, types: DocumentTypes) {
  const body = bodyOf(row);
  return isItem(row, types) ? { ...body, ...addressOf(row) } : { ...addressOf(row), jsonBody: body };
}

type Body = Readonly<Record<string, unknown>>;

/** Parsed bodies by their text, because every page that shows a gallery reads its documents. */
const bodies = new LRUCache<string, Body>({
  max: 2000,
  maxSize: 4_000_000,
  sizeCalculation: (_body, text) => text.length,
});

function bodyOf({ body: text }: StoredDocument): Body {
  const known = bodies.get(text);
  if (known) return known;
  const body: Body = JSON.parse(text);
  bodies.set(text, body);
  return body;
}

/** The same as JSON. The stored body is inserted unchanged, unless field names would occur twice. */
export function documentJson(row: StoredDocument, types: DocumentTypes): string {
  const address = JSON.stringify(addressOf(row));
  if (!isItem(row, types)) return `${address.slice(0, -1)},"jsonBody":${row.body}}`;
  if (row.repeats_address === 1 || row.body === "{}") return JSON.stringify(documentAnswer(row, types));
  return `${row.body.slice(0, -1)},${address.slice(1)}`;
}

export function documentListJson(
  rows: readonly StoredDocument[],
  types: DocumentTypes,
  totals: Record<string, number> = {},
): string {
  const contents = rows.map((row) => documentJson(row, types)).join(",");
  const more = Object.entries(totals).map(([name, value]) => `,"${name}":${value}`);
  return `{"contents":[${contents}]${more.join("")}}`;
}

function isItem(row: StoredDocument, types: DocumentTypes): boolean {
  return types[row.content_type]?.answersAs === "item";
}

function addressOf({ slug, content_type, country, language }: StoredDocument) {
  return {
    slug,
    contentType: content_type,
    ...(country === null ? {} : { country, countryCode: country }),
    ...(language === null ? {} : { languageCode: language }),
  };
}
