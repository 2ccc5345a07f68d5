import type { Kysely } from "kysely";
import { changedTypes } from "../../platform/database/document-index/indexed-fields.ts";
import type { Schema } from "../../platform/database/schema.ts";
import { readSetting, writeSetting } from "../../platform/database/settings.ts";
import { DEFAULT_BRAND_NAME } from "../config/config.ts";
import { ContentProblem } from "../files/content-problem.ts";
import { refreshSearchIndex } from "../search/refresh-search-index.ts";
import { readSynonyms } from "../search/synonyms.ts";
import { type ContentOptions, changeContent } from "./change-content.ts";
import { DOCUMENT_TYPES } from "./document-types.ts";
import { type ImportConflict, mergeImport } from "./editing/merge-import.ts";
import { publishWaiting } from "./editing/publish-waiting.ts";
import { storeConflicts } from "./editing/store-edits.ts";
import { isDue, readPlanned } from "./publication/planned-changes.ts";
import { NEVER } from "./publication/publish-at.ts";
import { checksumContent, readContentFiles } from "./read-content.ts";
import { type ContentReport, fieldsOf } from "./store-content.ts";

export type { ContentReport } from "./store-content.ts";

interface LoadOptions extends ContentOptions {
  /** Shows drafts and planned documents as if they were public: for editors on their own machine. */
  showsUnpublished?: boolean | undefined;
}

const CHECKSUM_SETTING = "content.checksum";

/**
 * Updates the documents table from the content folder and from what editors have changed since. An unchanged folder is
 * skipped, unless a planned document has become public; a folder with a fault changes nothing, and all faults are
 * reported together.
 */
export async function loadContent(options: LoadOptions): Promise<ContentReport> {
  const { database, contentDirectory, types = DOCUMENT_TYPES, brandName = DEFAULT_BRAND_NAME } = options;
  const folder = await readContentFiles(contentDirectory);
  const shown = options.showsUnpublished ? "all " : "";
  const checksum = shown + (await checksumContent(contentDirectory, folder, types, brandName));
  const isKnown = (await readSetting(database.db, CHECKSUM_SETTING)) === checksum;
  const at = options.showsUnpublished ? NEVER : Date.now();
  if (isKnown && !isDue(await readPlanned(database.db), at)) {
    if ((await changedTypes(database.db, fieldsOf(types))).length === 0) {
      await refreshSearchIndex(database, { types, synonyms: await readSynonyms(contentDirectory) });
      return { documents: await countDocuments(database.db), added: 0, changed: 0, removed: 0 };
    }
  }
  const report = await changeContent(options, at, (state) => {
    const { files, edits, kept, conflicts } = mergeImport(folder, state);
    return {
      ...{ files, edits, reasonOf: () => ({ action: "imported", by: { id: null, name: null } }) },
      report: {
        ...(kept.length > 0 && { kept: kept.length }),
        ...(conflicts.length > 0 && { conflicts: conflicts.map(describeConflict) }),
      },
      async alsoWrite(transaction) {
        await storeConflicts(transaction, conflicts);
        await writeSetting(transaction, CHECKSUM_SETTING, checksum);
      },
    };
  });
  return report ?? { documents: await countDocuments(database.db), added: 0, changed: 0, removed: 0 };
}

function describeConflict({ id, fields }: ImportConflict) {
  return { id, fields };
}

/**
 * Publishes the documents whose time has come, from the imported files, because the folder may contain files that are
 * not imported yet. Several processes may call it at the same time; one of them does the work.
 */
export async function publishDue(options: LoadOptions): Promise<ContentReport | undefined> {
  const at = Date.now();
  if (!isDue(await readPlanned(options.database.db), at)) return undefined;
  return publishWaiting(options, at);
}
/**
 * The content as it is stored, if the folder has faults together with what editors have changed: then a start with a new
 * release must not fail because of them. Undefined if nothing was changed, so that the fault is in the folder.
 */
export async function storedContent(db: Kysely<Schema>, error: unknown): Promise<ContentReport | undefined> {
  if (!(error instanceof ContentProblem)) return undefined;
  const edited = await db.selectFrom("content_edits").select("name").limit(1).executeTakeFirst();
  return edited && { documents: await countDocuments(db), added: 0, changed: 0, removed: 0 };
}

async function countDocuments(db: Kysely<Schema>): Promise<number> {
  const { count } = await db
    .selectFrom("documents")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}
