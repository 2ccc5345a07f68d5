import { type Kysely, sql } from "kysely";
import type { Engine } from "../database/database.ts";
import { jsonRows } from "../database/document-index/json-rows.ts";
import type { Schema, SearchDocumentRow } from "../database/schema.ts";
import type { DocumentTerms, Zone } from "./document-terms.ts";
import { deletionsOf } from "./language/spelling.ts";
import { editionTerms, vectorTexts } from "./text-query.ts";

export interface IndexedDocument extends Omit<SearchDocumentRow, "terms" | "ranked_terms"> {
  editions: readonly string[];
  terms: DocumentTerms;
}

export async function removeDocuments(
  db: Kysely<Schema>,
  engine: Engine,
  numbers: readonly number[],
): Promise<void> {
  if (numbers.length === 0) return;
  if (engine === "sqlite") await db.deleteFrom("search_index").where("rowid", "in", numbers).execute();
  await db.deleteFrom("search_documents").where("number", "in", numbers).execute();
}

export async function addDocuments(
  db: Kysely<Schema>,
  engine: Engine,
  documents: readonly IndexedDocument[],
): Promise<void> {
  if (documents.length === 0) return;
  const rows = documents.map(({ editions, terms, ...row }) => ({
    ...row,
    ...(engine === "postgres" && vectorTexts(editionTerms(editions, row.kind), terms.zones)),
  }));
  await db.insertInto("search_documents").values(rows).execute();
  if (engine === "sqlite") await db.insertInto("search_index").values(documents.map(indexRow)).execute();
  await addWords(db, engine, documents);
}

function indexRow({ number, kind, editions, terms }: IndexedDocument) {
  const byZone = Map.groupBy(terms.zones, ([, zone]) => zone);
  const textOf = (zone: Zone) => (byZone.get(zone) ?? []).map(([term]) => term).join(" ");
  return {
    rowid: number,
    edition: editionTerms(editions, kind).join(" "),
    heading: textOf("heading"),
    tags: textOf("tags"),
    often: textOf("often"),
    text: textOf("text"),
  };
}

/** Words of removed documents stay: they match nothing, and may be used again. */
async function addWords(
  db: Kysely<Schema>,
  engine: Engine,
  documents: readonly IndexedDocument[],
): Promise<void> {
  const words = new Map(documents.flatMap(({ terms }) => [...terms.words]));
  const rows = [...words].flatMap(([word, written]) =>
    deletionsOf(word).map((deletion) => [deletion, word, written]),
  );
  await sql`
    insert into search_words (deletion, word, written)
    ${jsonRows(engine, { deletion: "text", word: "text", written: "text" }, rows)}
    on conflict do nothing
  `.execute(db);
}
