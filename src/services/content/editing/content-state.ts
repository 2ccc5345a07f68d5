import type { Kysely } from "kysely";
import type { Schema } from "../../../platform/database/schema.ts";
import { readSetting, writeSetting } from "../../../platform/database/settings.ts";
import { readStoredFiles } from "../content-files.ts";
import type { ContentFile } from "../document-source.ts";

/** What the stored documents are made from. */
export interface ContentState {
  files: ReadonlyMap<string, string>;
  /** The base of each file that was changed since its import. */
  edits: ReadonlyMap<string, string | null>;
  /** Approved changes that wait for their time, the earliest first. */
  waiting: readonly WaitingChange[];
  revision: string;
}

export interface WaitingChange {
  id: string;
  entryId: string;
  value: string | null;
  base: string | null;
  dueAt: number;
  memberId: string;
  member: string;
}

const REVISION_SETTING = "content.revision";

/** Changes with every write to the tables that this state is read from. */
export async function readRevision(db: Kysely<Schema>): Promise<string> {
  return (await readSetting(db, REVISION_SETTING)) ?? "0";
}

export async function nextRevision(db: Kysely<Schema>): Promise<void> {
  await writeSetting(db, REVISION_SETTING, String(Number(await readRevision(db)) + 1));
}

export async function readContentState(db: Kysely<Schema>): Promise<ContentState> {
  // Read first: a change in between is noticed when the result is written.
  const revision = await readRevision(db);
  const files = await readStoredFiles(db);
  const edits = await db.selectFrom("content_edits").selectAll().execute();
  const waiting = await db
    .selectFrom("content_schedule")
    .selectAll()
    .where("state", "=", "waiting")
    .orderBy("due_at")
    .orderBy("id")
    .execute();
  return {
    files: new Map(files.map(({ name, text }) => [name, text])),
    edits: new Map(edits.map(({ name, base }) => [name, base])),
    waiting: waiting.map((row) => ({
      ...{ id: row.id, entryId: row.entry_id, value: row.value, base: row.base },
      ...{ dueAt: Date.parse(row.due_at), memberId: row.member_id, member: row.member },
    })),
    revision,
  };
}

export async function storeWaiting(db: Kysely<Schema>, added: readonly WaitingChange[]): Promise<void> {
  const created_at = new Date().toISOString();
  for (const { id, entryId, value, base, dueAt, memberId, member } of added)
    await db
      .insertInto("content_schedule")
      .values({
        ...{ id, entry_id: entryId, value, base, due_at: new Date(dueAt).toISOString() },
        ...{ state: "waiting", problem: null, member_id: memberId, member, created_at },
      })
      .execute();
}

export function asFiles(files: ReadonlyMap<string, string>): ContentFile[] {
  return [...files].map(([name, text]) => ({ name, text })).sort(byName);
}

function byName(one: ContentFile, other: ContentFile): number {
  return one.name < other.name ? -1 : 1;
}
