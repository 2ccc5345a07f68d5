import { z } from "zod";
import type { DocumentTypes } from "./document-type.ts";
import type { StoredDocument } from "./galleries/stored-document.ts";

const Body = z.record(z.string(), z.unknown());

/** A stored document as the calls give it: a page carries its body in `jsonBody`, an item in itself. */
export function documentAnswer(row: StoredDocument, types: DocumentTypes) {
  const body = Body.parse(JSON.parse(row.body));
  return isItem(row, types) ? { ...body, ...addressOf(row) } : { ...addressOf(row), jsonBody: body };
}

/** The same as JSON. The stored body is put into it as it is, unless names would stand there twice. */
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
