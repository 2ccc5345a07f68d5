import type { Selectable } from "kysely";
import { SEARCH_KINDS } from "../../contracts/search-kinds.ts";
import type { DocumentRow } from "../../platform/database/schema.ts";
import { documentTerms } from "../../platform/search/document-terms.ts";
import type { Thesaurus } from "../../platform/search/language/thesaurus.ts";
import type { IndexedDocument } from "../../platform/search/update-index.ts";
import { fieldTexts, valueAt } from "../content/document-text.ts";
import type { SearchableType } from "../content/document-type.ts";
import { editionsOf } from "./search-editions.ts";

type StoredDocument = Omit<Selectable<DocumentRow>, "updated_at">;

/** A document of a searchable type as the index keeps it; nothing for one that nobody is to find. */
export function searchableDocument(
  row: StoredDocument,
  type: SearchableType,
  thesaurus: Thesaurus,
  number: number,
): IndexedDocument | undefined {
  const body: unknown = JSON.parse(row.body);
  // The page of such a document only leads to another one.
  if (typeof valueAt(body, "redirectedTo") === "string") return undefined;
  const heading = fieldTexts(body, type.heading);
  const [title] = heading.filter(Boolean);
  const editions = editionsOf(row);
  if (!title || editions.length === 0) return undefined;
  const terms = documentTerms(
    {
      heading: heading.join(" . "),
      tags: fieldTexts(body, type.tags ?? []).join(" . "),
      text: fieldTexts(body, type.text ?? []).join(" . "),
    },
    thesaurus,
  );
  return {
    number,
    document_id: row.id,
    checksum: row.checksum,
    content_type: row.content_type,
    slug: row.slug,
    country: row.country,
    language: row.language,
    kind: SEARCH_KINDS.indexOf(type.kind),
    editions,
    title,
    card: JSON.stringify({
      summary: fieldTexts(body, type.summary ? [type.summary] : [])[0],
      picture: type.picture ? valueAt(body, type.picture) : undefined,
    }),
    terms,
  };
}
