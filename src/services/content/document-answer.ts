import { z } from "zod";
import type { StoredDocument } from "./document-store.ts";
import type { DocumentTypes } from "./document-type.ts";

const Body = z.record(z.string(), z.unknown());

/** A stored document as the calls give it: a page carries its body in `jsonBody`, an item in itself. */
export function documentAnswer(row: StoredDocument, types: DocumentTypes) {
  const body = Body.parse(JSON.parse(row.body));
  const address = {
    slug: row.slug,
    contentType: row.content_type,
    ...(row.country === null ? {} : { country: row.country, countryCode: row.country }),
    ...(row.language === null ? {} : { languageCode: row.language }),
  };
  return types[row.content_type]?.answersAs === "item"
    ? { ...body, ...address }
    : { ...address, jsonBody: body };
}
