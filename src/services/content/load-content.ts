import type { Kysely } from "kysely";
import { DEFAULT_BRAND_NAME } from "../../platform/config.ts";
import type { Database } from "../../platform/database/database.ts";
import { changedTypes } from "../../platform/database/document-index/indexed-fields.ts";
import type { Schema } from "../../platform/database/schema.ts";
import { readSetting, writeSetting } from "../../platform/database/settings.ts";
import type { Photographs } from "../images/photographs.ts";
import { refreshSearchIndex } from "../search/refresh-search-index.ts";
import { readSynonyms } from "../search/synonyms.ts";
import { announceChanges } from "./announce-changes.ts";
import { storeContentFiles } from "./content-files.ts";
import type { DocumentTypes } from "./document-type.ts";
import { DOCUMENT_TYPES } from "./document-types.ts";
import { forgetGalleries } from "./galleries/gallery-memory.ts";
import { checksumContent, readContentFiles } from "./read-content.ts";
import { readDocuments } from "./read-documents.ts";
import { type ContentReport, fieldsOf, storeContent } from "./store-content.ts";

export type { ContentReport } from "./store-content.ts";

interface LoadOptions {
  database: Database;
  contentDirectory: string;
  photographs: Photographs;
  types?: DocumentTypes;
  /** Stands in the documents that are stored, so whoever loads them must know it. */
  brandName?: string | undefined;
}

const CHECKSUM_SETTING = "content.checksum";

/**
 * Brings the table of documents in line with the content folder. A folder that has not changed is left alone; one with
 * a fault changes nothing, and all faults are told at once.
 */
export async function loadContent(options: LoadOptions): Promise<ContentReport> {
  const { database, contentDirectory, types = DOCUMENT_TYPES, brandName = DEFAULT_BRAND_NAME } = options;
  const files = await readContentFiles(contentDirectory);
  const synonyms = await readSynonyms(contentDirectory);
  const checksum = await checksumContent(contentDirectory, files, types, brandName);
  const isKnown = (await readSetting(database.db, CHECKSUM_SETTING)) === checksum;
  if (isKnown && (await changedTypes(database.db, fieldsOf(types))).length === 0) {
    await refreshSearchIndex(database, { types, synonyms });
    return { documents: await countDocuments(database.db), added: 0, changed: 0, removed: 0 };
  }

  const documents = await readDocuments(files, types, options.photographs, brandName);
  const { report, ingredients } = await database.bulk.transaction().execute(async (transaction) => {
    const changes = await storeContent(transaction, database.engine, documents, types);
    await storeContentFiles(transaction, files);
    await writeSetting(transaction, CHECKSUM_SETTING, checksum);
    return changes;
  });
  forgetGalleries(database);
  await refreshSearchIndex(database, { types, synonyms });
  await announceChanges(database, ingredients);
  return report;
}

async function countDocuments(db: Kysely<Schema>): Promise<number> {
  const { count } = await db
    .selectFrom("documents")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}
