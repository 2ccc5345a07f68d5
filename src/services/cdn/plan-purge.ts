import type { Kysely } from "kysely";
import { DOCUMENTS } from "../../contracts/documents/documents.ts";
import type { Engine } from "../../platform/database/database.ts";
import type { Schema } from "../../platform/database/schema.ts";
import { enqueueAll } from "../../platform/jobs/enqueue.ts";
import { keysOfChange } from "../../platform/surrogate-keys.ts";
import { listDependency } from "../content/dependencies.ts";

export const PURGE_JOB = "purge-cdn";

/**
 * Other processes learn of a change slightly later, and until then the CDN could get a page from before the change. The
 * second purge removes it.
 */
const PURGE_AFTER_MS = [500, 15_000];

/** Menus of all pages link to the content pages. */
const IN_ALL_PAGES = listDependency(DOCUMENTS["content-pages"].type);

/**
 * Plans the purge of the pages that depend on these; without dependencies, of all pages. In the transaction of the
 * change, the purge cannot be lost.
 */
export function planPurge(
  db: Kysely<Schema>,
  engine: Engine,
  dependencies?: readonly string[],
  /** A second purge with the same reason is not planned. */
  reason?: string,
): Promise<void> {
  if (dependencies?.length === 0) return Promise.resolve();
  const keys = keysOfChange(dependencies?.includes(IN_ALL_PAGES) ? undefined : dependencies);
  const now = Date.now();
  const jobs = PURGE_AFTER_MS.map((wait, index) => ({
    kind: PURGE_JOB,
    payload: { keys },
    runAt: new Date(now + wait),
    uniqueKey: reason && `${PURGE_JOB} ${reason} ${index}`,
  }));
  return enqueueAll(db, engine, jobs);
}
