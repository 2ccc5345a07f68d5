import type { Kysely } from "kysely";
import type { Database } from "../../platform/database/database.ts";
import type { Schema } from "../../platform/database/schema.ts";
import { planPurge, planSecondPurge } from "../cdn/plan-purge.ts";
import { DEFAULT_BRAND_NAME } from "../config/config.ts";
import type { Photographs } from "../images/photographs.ts";
import { refreshSearchIndex } from "../search/refresh-search-index.ts";
import { readSynonyms } from "../search/synonyms.ts";
import { announceChanges } from "./announce-changes.ts";
import { storeContentFiles } from "./content-files.ts";
import type { ContentFile } from "./document-source.ts";
import type { DocumentTypes } from "./document-type.ts";
import { DOCUMENT_TYPES } from "./document-types.ts";
import {
  type ContentState,
  nextRevision,
  readContentState,
  readRevision,
  storeWaiting,
  type WaitingChange,
} from "./editing/content-state.ts";
import type { EntryId } from "./editing/file-entries.ts";
import { laterFiles } from "./editing/later-files.ts";
import { storeEdits } from "./editing/store-edits.ts";
import type { VersionReason } from "./editing/version-store.ts";
import { forgetGalleries } from "./galleries/gallery-memory.ts";
import type { ParseMemory } from "./parsing/parse-memory.ts";
import { lockContent, writePlanned } from "./publication/planned-changes.ts";
import { type ReadContent, readDocuments } from "./read-documents.ts";
import { type ContentReport, storeContent } from "./store-content.ts";

export interface ContentOptions {
  database: Database;
  contentDirectory: string;
  photographs: Photographs;
  types?: DocumentTypes;
  /** Part of the stored documents, so it must be set when they are loaded. */
  brandName?: string | undefined;
  /** Whether a CDN keeps pages that depend on the documents. */
  hasCdn?: boolean | undefined;
  parseMemory?: ParseMemory | undefined;
}

export interface ContentChange {
  files: readonly ContentFile[];
  edits: ReadonlyMap<string, string | null>;
  /** Changes that wait for their time from now on, and those that no longer wait. */
  added?: readonly WaitingChange[];
  done?: ReadonlySet<string>;
  reasonOf: (id: EntryId) => VersionReason;
  report?: Partial<ContentReport>;
  alsoWrite?: (transaction: Kysely<Schema>) => Promise<void>;
}

/** Another process may change the content meanwhile; then the change is made again from what is stored now. */
const MAX_ATTEMPTS = 5;

/**
 * The only way in which stored documents change: the files of the change are read, and if none of them has a fault,
 * they are stored with their documents in one transaction. Undefined if the plan returns none.
 */
export async function changeContent(
  options: ContentOptions,
  at: number,
  plan: (state: ContentState) => ContentChange | undefined | Promise<ContentChange | undefined>,
): Promise<ContentReport | undefined> {
  const { database, types = DOCUMENT_TYPES, brandName = DEFAULT_BRAND_NAME } = options;
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const state = await readContentState(database.db);
    const change = await plan(state);
    if (!change) return undefined;
    const left = state.waiting.filter(({ id }) => !change.done?.has(id));
    const waiting = [...left, ...(change.added ?? [])].sort((one, other) => one.dueAt - other.dueAt);
    const later = laterFiles(change.files, waiting);
    const content = await readDocuments(change.files, types, options.photographs, {
      ...{ brandName, at, later, memory: options.parseMemory },
    });
    const stored = await database.bulk.transaction().execute(async (transaction) => {
      await lockContent(transaction, database.engine);
      if ((await readRevision(transaction)) !== state.revision) return undefined;
      const changes = await storeContent(transaction, database.engine, content.documents, types);
      await storeContentFiles(transaction, change.files, change.reasonOf);
      await storeEdits(transaction, state.edits, change.edits);
      await writePlanned(transaction, content.planned);
      await storeWaiting(transaction, change.added ?? []);
      await change.alsoWrite?.(transaction);
      await nextRevision(transaction);
      if (options.hasCdn) await planSecondPurge(transaction, database.engine, changes.dependencies);
      return changes;
    });
    if (!stored) continue;
    await reportChanges(options, types, stored.dependencies);
    return { ...stored.report, ...unpublishedIn(content), ...change.report };
  }
  throw new Error("The content was changed by others all the time.");
}

function unpublishedIn({ planned, drafts }: ReadContent) {
  const later = planned.flatMap(({ at, ids }) => ids.map((id) => ({ id, at })));
  return { ...(later.length > 0 && { planned: later }), ...(drafts > 0 && { drafts }) };
}

async function reportChanges(
  { database, contentDirectory, hasCdn }: ContentOptions,
  types: DocumentTypes,
  dependencies: readonly string[],
): Promise<void> {
  forgetGalleries(database);
  await refreshSearchIndex(database, { types, synonyms: await readSynonyms(contentDirectory) });
  await announceChanges(database, dependencies);
  if (hasCdn) await planPurge(database.db, database.engine, { dependencies });
}
