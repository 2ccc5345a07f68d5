import type { Kysely } from "kysely";
import type { Database } from "../../platform/database/database.ts";
import type { Schema } from "../../platform/database/schema.ts";
import { readSetting, writeSetting } from "../../platform/database/settings.ts";
import { indexText } from "../../platform/database/text-search.ts";
import { type ContentFault, ContentProblem } from "../files/content-problem.ts";
import type { Photographs } from "../images/photographs.ts";
import { documentText } from "./document-text.ts";
import type { DocumentTypes } from "./document-type.ts";
import { DOCUMENT_TYPES } from "./document-types.ts";
import { type ParsedDocument, parseDocuments } from "./parse-documents.ts";
import { checksumContent, readContentFiles } from "./read-content.ts";

export interface ContentReport {
  /** How many there are now. */
  documents: number;
  added: number;
  changed: number;
  removed: number;
}

interface LoadOptions {
  database: Database;
  contentDirectory: string;
  photographs: Photographs;
  types?: DocumentTypes;
}

/** Other processes on the same database listen here to drop the pages that they keep. */
export const CONTENT_CHANNEL = "content";

const CHECKSUM_SETTING = "content.checksum";

/**
 * Brings the table of documents in line with the content folder. A folder that has not changed is left alone; one with
 * a fault changes nothing, and all faults are told at once.
 */
export async function loadContent(options: LoadOptions): Promise<ContentReport> {
  const { database, contentDirectory, types = DOCUMENT_TYPES } = options;
  const files = await readContentFiles(contentDirectory);
  const checksum = await checksumContent(contentDirectory, files, types);
  if ((await readSetting(database.db, CHECKSUM_SETTING)) === checksum)
    return { documents: await countDocuments(database.db), added: 0, changed: 0, removed: 0 };

  const parsed = await Promise.all(files.map((file) => parseDocuments(file, types, options.photographs)));
  const documents = parsed.flatMap((file) => file.documents);
  const faults = [...parsed.flatMap((file) => file.faults), ...findDoubles(documents)];
  if (faults.length > 0) throw new ContentProblem(faults);

  const report = await database.db.transaction().execute(async (transaction) => {
    const changes = await storeDocuments(transaction, documents);
    await writeSetting(transaction, CHECKSUM_SETTING, checksum);
    return changes;
  });
  await database.notify(CONTENT_CHANNEL, checksum);
  return report;
}

async function storeDocuments(db: Kysely<Schema>, documents: ParsedDocument[]): Promise<ContentReport> {
  const stored = await db.selectFrom("documents").select(["id", "checksum"]).execute();
  const before = new Map(stored.map(({ id, checksum }) => [id, checksum]));
  const after = new Set(documents.map(({ id }) => id));
  const gone = stored.filter(({ id }) => !after.has(id));
  const different = documents.filter(({ id, checksum }) => before.get(id) !== checksum);

  for (const { id } of gone) await db.deleteFrom("documents").where("id", "=", id).execute();
  for (const document of different) await storeDocument(db, document);
  const added = different.filter(({ id }) => !before.has(id)).length;
  return { documents: documents.length, added, changed: different.length - added, removed: gone.length };
}

async function storeDocument(db: Kysely<Schema>, { place, ...document }: ParsedDocument): Promise<void> {
  const row = { ...document, updated_at: new Date().toISOString() };
  await db
    .insertInto("documents")
    .values(row)
    .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
    .execute();
  await indexText(db, { documentId: row.id, ...documentText(JSON.parse(row.body)) });
}

function findDoubles(documents: ParsedDocument[]): ContentFault[] {
  const first = new Map<string, ParsedDocument>();
  return documents.flatMap((document) => {
    const twin = first.get(document.id);
    if (!twin) first.set(document.id, document);
    if (!twin) return [];
    const reason = `the same document stands in ${twin.place.file}:${twin.place.line()}`;
    return [{ file: document.place.file, line: document.place.line(), reason }];
  });
}

async function countDocuments(db: Kysely<Schema>): Promise<number> {
  const { count } = await db
    .selectFrom("documents")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}
