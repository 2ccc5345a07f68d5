import type { Kysely } from "kysely";
import { DOCUMENTS } from "../../contracts/documents/documents.ts";
import type { Engine } from "../../platform/database/database.ts";
import type { Schema } from "../../platform/database/schema.ts";
import { enqueueAll } from "../../platform/jobs/enqueue.ts";
import { keysOfChange } from "../../platform/surrogate-keys.ts";
import { listDependency } from "../content/dependencies.ts";

export const PURGE_JOB = "purge-cdn";

/** Within this time all processes have received a notification. */
export const ALL_NOTIFIED_MS = 300;
const PURGE_AGAIN_MS = 15_000;

/** Menus of all pages link to the content pages. */
const IN_ALL_PAGES = listDependency(DOCUMENTS["content-pages"].type);

interface Changed {
  /** Without them, all pages are purged. */
  dependencies?: readonly string[] | undefined;
  /** A second purge with the same reason is not planned. */
  reason?: string;
}

/** Plans a purge of the pages that depend on these, when their changes have been announced. */
export function planPurge(
  db: Kysely<Schema>,
  engine: Engine,
  { dependencies, reason }: Changed = {},
): Promise<void> {
  if (dependencies?.length === 0) return Promise.resolve();
  const payload = { keys: keysToPurge(dependencies) };
  const runAt = new Date(Date.now() + ALL_NOTIFIED_MS);
  return enqueueAll(db, engine, [{ kind: PURGE_JOB, payload, runAt, uniqueKey: reason }]);
}

/**
 * For the transaction of the change, so that the purge cannot be lost: a later purge that first announces the changes
 * once more. It is needed if the process dies before it announces them, or if another process learns of them late and
 * sends an old page to the CDN until then.
 */
export function planSecondPurge(
  db: Kysely<Schema>,
  engine: Engine,
  dependencies: readonly string[],
): Promise<void> {
  if (dependencies.length === 0) return Promise.resolve();
  const payload = { keys: keysToPurge(dependencies), announced: dependencies };
  const runAt = new Date(Date.now() + PURGE_AGAIN_MS);
  return enqueueAll(db, engine, [{ kind: PURGE_JOB, payload, runAt }]);
}

function keysToPurge(dependencies: readonly string[] | undefined): string[] {
  return keysOfChange(dependencies?.includes(IN_ALL_PAGES) ? undefined : dependencies);
}
