import { isDeepStrictEqual } from "node:util";
import type { Kysely } from "kysely";
import type { Database } from "../../platform/database/database.ts";
import { changedTypes } from "../../platform/database/document-index/indexed-fields.ts";
import type { Schema } from "../../platform/database/schema.ts";
import { readSetting, writeSetting } from "../../platform/database/settings.ts";
import { planPurge, planSecondPurge } from "../cdn/plan-purge.ts";
import { DEFAULT_BRAND_NAME } from "../config/config.ts";
import type { Photographs } from "../images/photographs.ts";
import { refreshSearchIndex } from "../search/refresh-search-index.ts";
import { readSynonyms } from "../search/synonyms.ts";
import { announceChanges } from "./announce-changes.ts";
import { readStoredFiles, storeContentFiles } from "./content-files.ts";
import type { DocumentTypes } from "./document-type.ts";
import { DOCUMENT_TYPES } from "./document-types.ts";
import { forgetGalleries } from "./galleries/gallery-memory.ts";
import { isDue, lockContent, readPlanned, writePlanned } from "./publication/planned-changes.ts";
import { NEVER } from "./publication/publish-at.ts";
import { checksumContent, readContentFiles } from "./read-content.ts";
import { type ReadContent, readDocuments } from "./read-documents.ts";
import { type ContentReport, fieldsOf, storeContent } from "./store-content.ts";

export type { ContentReport } from "./store-content.ts";

interface LoadOptions {
  database: Database;
  contentDirectory: string;
  photographs: Photographs;
  types?: DocumentTypes;
  /** Part of the stored documents, so it must be set when they are loaded. */
  brandName?: string | undefined;
  /** Shows drafts and planned documents as if they were public: for editors on their own machine. */
  showsUnpublished?: boolean | undefined;
  /** Whether a CDN keeps pages that depend on the documents. */
  hasCdn?: boolean | undefined;
}

const CHECKSUM_SETTING = "content.checksum";

/**
 * Updates the documents table from the content folder. An unchanged folder is skipped, unless a planned document has
 * become public; a folder with a fault changes nothing, and all faults are reported together.
 */
export async function loadContent(options: LoadOptions): Promise<ContentReport> {
  const { database, contentDirectory, types = DOCUMENT_TYPES, brandName = DEFAULT_BRAND_NAME } = options;
  const files = await readContentFiles(contentDirectory);
  const synonyms = await readSynonyms(contentDirectory);
  const shown = options.showsUnpublished ? "all " : "";
  const checksum = shown + (await checksumContent(contentDirectory, files, types, brandName));
  const isKnown = (await readSetting(database.db, CHECKSUM_SETTING)) === checksum;
  const at = options.showsUnpublished ? NEVER : Date.now();
  if (isKnown && !isDue(await readPlanned(database.db), at)) {
    if ((await changedTypes(database.db, fieldsOf(types))).length === 0) {
      await refreshSearchIndex(database, { types, synonyms });
      return { documents: await countDocuments(database.db), added: 0, changed: 0, removed: 0 };
    }
  }

  const content = await readDocuments(files, types, options.photographs, { brandName, at });
  const { report, dependencies } = await database.bulk.transaction().execute(async (transaction) => {
    await lockContent(transaction, database.engine);
    const changes = await storeContent(transaction, database.engine, content.documents, types);
    await storeContentFiles(transaction, files);
    await writeSetting(transaction, CHECKSUM_SETTING, checksum);
    await writePlanned(transaction, content.planned);
    if (options.hasCdn) await planSecondPurge(transaction, database.engine, changes.dependencies);
    return changes;
  });
  await reportChanges(options, dependencies, synonyms);
  return { ...report, ...unpublishedIn(content) };
}

/**
 * Publishes the documents whose time has come, from the imported files, because the folder may contain files that are
 * not imported yet. Several processes may call it at the same time; one of them does the work.
 */
export async function publishDue(options: LoadOptions): Promise<ContentReport | undefined> {
  const { database, types = DOCUMENT_TYPES, brandName = DEFAULT_BRAND_NAME } = options;
  const at = Date.now();
  const state = async (db: Kysely<Schema>) => ({
    planned: await readPlanned(db),
    checksum: await readSetting(db, CHECKSUM_SETTING),
  });
  const before = await state(database.db);
  if (!isDue(before.planned, at)) return undefined;
  const files = await readStoredFiles(database.db);
  const content = await readDocuments(files, types, options.photographs, { brandName, at });
  const changes = await database.bulk.transaction().execute(async (transaction) => {
    await lockContent(transaction, database.engine);
    // Another process has published the documents, or imported other files, since these were read.
    if (!isDeepStrictEqual(await state(transaction), before)) return undefined;
    const stored = await storeContent(transaction, database.engine, content.documents, types);
    await writePlanned(transaction, content.planned);
    if (options.hasCdn) await planSecondPurge(transaction, database.engine, stored.dependencies);
    return stored;
  });
  if (!changes) return undefined;
  await reportChanges(options, changes.dependencies, await readSynonyms(options.contentDirectory));
  return { ...changes.report, ...unpublishedIn(content) };
}

function unpublishedIn({ planned, drafts }: ReadContent) {
  const later = planned.flatMap(({ at, ids }) => ids.map((id) => ({ id, at })));
  return { ...(later.length > 0 && { planned: later }), ...(drafts > 0 && { drafts }) };
}

async function reportChanges(
  { database, types = DOCUMENT_TYPES, hasCdn }: LoadOptions,
  dependencies: readonly string[],
  synonyms: Awaited<ReturnType<typeof readSynonyms>>,
): Promise<void> {
  forgetGalleries(database);
  await refreshSearchIndex(database, { types, synonyms });
  await announceChanges(database, dependencies);
  if (hasCdn) await planPurge(database.db, database.engine, { dependencies });
}

async function countDocuments(db: Kysely<Schema>): Promise<number> {
  const { count } = await db
    .selectFrom("documents")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}
