import { createHash } from "node:crypto";
import type { Kysely, Selectable } from "kysely";
import { SEARCH_KINDS } from "../../contracts/search-kinds.ts";
import type { Database, Engine } from "../../platform/database/database.ts";
import type { DocumentRow, Schema } from "../../platform/database/schema.ts";
import { readSetting } from "../../platform/database/settings.ts";
import { documentTerms } from "../../platform/search/document-terms.ts";
import {
  createThesaurus,
  type SynonymGroup,
  type Thesaurus,
} from "../../platform/search/language/thesaurus.ts";
import { addDocuments, type IndexedDocument, removeDocuments } from "../../platform/search/update-index.ts";
import { fieldTexts, valueAt } from "../content/document-text.ts";
import type { DocumentTypes, SearchableType } from "../content/document-type.ts";
import { editionsOf } from "./search-editions.ts";

interface RefreshOptions {
  types: DocumentTypes;
  synonyms: readonly SynonymGroup[];
}

/** Increased when the same documents must be indexed in another way. */
const INDEX_VERSION = 3;
const CONTENT_CHECKSUM = "content.checksum";
const INDEXED_AT_ONCE = 500;

/**
 * Updates the search index from the stored documents. It compares them itself, so that it is correct after an import,
 * after another version of Atrium and after an interrupted start; without changes it costs two small reads.
 */
export async function refreshSearchIndex(database: Database, options: RefreshOptions): Promise<void> {
  const searchable = searchableTypes(options.types);
  const rules = fingerprint([INDEX_VERSION, [...searchable], options.synonyms]);
  const content = (await readSetting(database.db, CONTENT_CHECKSUM)) ?? "";
  if ((await readState(database.db, "content")) === `${rules} ${content}`) return;

  await database.bulk.transaction().execute(async (db) => {
    // Another process that refreshes waits here until this is done, and then has little to do.
    await writeState(db, "refreshing", new Date().toISOString());
    if ((await readState(db, "rules")) !== rules) await clearIndex(db, database.engine);
    const thesaurus = createThesaurus(options.synonyms);
    await writeSynonyms(db, thesaurus);
    await indexChanges(db, database.engine, searchable, thesaurus);
    await writeState(db, "rules", rules);
    await writeState(db, "content", `${rules} ${content}`);
  });
}

async function indexChanges(
  db: Kysely<Schema>,
  engine: Engine,
  searchable: Map<string, SearchableType>,
  thesaurus: Thesaurus,
): Promise<void> {
  const contentTypes = [...searchable.keys()];
  const ids = [...(await findGone(db, contentTypes)), ...(await findChanged(db, contentTypes))];
  let number = await highestNumber(db);
  for (let start = 0; start < ids.length; start += INDEXED_AT_ONCE) {
    const batch = ids.slice(start, start + INDEXED_AT_ONCE);
    const indexed = await db
      .selectFrom("search_documents")
      .select(["document_id", "number"])
      .where("document_id", "in", batch)
      .execute();
    const numbers = new Map(indexed.map((row) => [row.document_id, row.number]));
    const rows = await db.selectFrom("documents").selectAll().where("id", "in", batch).execute();
    const stored = new Map(rows.map((row) => [row.id, row]));
    const documents = batch.flatMap((id): IndexedDocument | [] => {
      const row = stored.get(id);
      const type = row && searchable.get(row.content_type);
      if (!row || !type) return [];
      number += 1;
      return searchableDocument(row, type, thesaurus, numbers.get(id) ?? number) ?? [];
    });
    await removeDocuments(db, engine, [...numbers.values()]);
    await addDocuments(db, engine, documents);
  }
}

// In gallery order: of equal results, the one that is first in its gallery gets the lower number.
async function findChanged(db: Kysely<Schema>, contentTypes: string[]): Promise<string[]> {
  if (contentTypes.length === 0) return [];
  const rows = await db
    .selectFrom("documents")
    .leftJoin("search_documents", "search_documents.document_id", "documents.id")
    .select("documents.id")
    .where("documents.content_type", "in", contentTypes)
    .where((eb) =>
      eb.or([
        eb("search_documents.checksum", "is", null),
        eb("search_documents.checksum", "!=", eb.ref("documents.checksum")),
      ]),
    )
    .orderBy("documents.content_type")
    .orderBy((eb) => eb.fn.coalesce("documents.country", eb.val("")))
    .orderBy("documents.position")
    .orderBy("documents.id")
    .execute();
  return rows.map(({ id }) => id);
}

async function findGone(db: Kysely<Schema>, contentTypes: string[]): Promise<string[]> {
  const rows = await db
    .selectFrom("search_documents")
    .leftJoin("documents", "documents.id", "search_documents.document_id")
    .select("search_documents.document_id")
    .where((eb) =>
      eb.or([
        eb("documents.id", "is", null),
        ...(contentTypes.length > 0 ? [eb("documents.content_type", "not in", contentTypes)] : []),
      ]),
    )
    .orderBy("search_documents.document_id")
    .execute();
  return rows.map((row) => row.document_id);
}

async function highestNumber(db: Kysely<Schema>): Promise<number> {
  const { highest } = await db
    .selectFrom("search_documents")
    .select((eb) => eb.fn.max("number").as("highest"))
    .executeTakeFirstOrThrow();
  return highest ?? 0;
}

/** The inputs of the index. They are stored with the index: an export contains neither. */
type StateName = "refreshing" | "rules" | "content";

async function readState(db: Kysely<Schema>, name: StateName): Promise<string | undefined> {
  const row = await db.selectFrom("search_state").select("value").where("name", "=", name).executeTakeFirst();
  return row?.value;
}

async function writeState(db: Kysely<Schema>, name: StateName, value: string): Promise<void> {
  await db
    .insertInto("search_state")
    .values({ name, value })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
    .execute();
}

async function clearIndex(db: Kysely<Schema>, engine: Engine): Promise<void> {
  if (engine === "sqlite") await db.deleteFrom("search_index").execute();
  await db.deleteFrom("search_documents").execute();
  await db.deleteFrom("search_words").execute();
}

async function writeSynonyms(db: Kysely<Schema>, { phrases }: Thesaurus): Promise<void> {
  await db.deleteFrom("search_synonyms").execute();
  const rows = phrases.map(({ phrase, concept }) => ({ phrase, concept }));
  if (rows.length > 0) await db.insertInto("search_synonyms").values(rows).execute();
}

function searchableTypes(types: DocumentTypes): Map<string, SearchableType> {
  return new Map(
    Object.entries(types).flatMap(([name, type]) => (type?.search ? [[name, type.search] as const] : [])),
  );
}

function fingerprint(rules: unknown): string {
  return createHash("sha256").update(JSON.stringify(rules)).digest("hex");
}

type StoredDocument = Omit<Selectable<DocumentRow>, "updated_at">;

/** The index entry of a document; undefined for one that must not be found. */
function searchableDocument(
  row: StoredDocument,
  type: SearchableType,
  thesaurus: Thesaurus,
  number: number,
): IndexedDocument | undefined {
  const body: unknown = JSON.parse(row.body);
  // The page of such a document only redirects to another one.
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
