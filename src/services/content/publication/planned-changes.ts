import { type Kysely, sql } from "kysely";
import { z } from "zod";
import type { Engine } from "../../../platform/database/database.ts";
import type { Schema } from "../../../platform/database/schema.ts";
import { readSetting, writeSetting } from "../../../platform/database/settings.ts";
import type { PlannedChange } from "../read-documents.ts";

const PLANNED_SETTING = "content.planned";
const Planned = z.array(
  z.object({ at: z.iso.datetime(), ids: z.array(z.string()), dependencies: z.array(z.string()) }),
);

export async function readPlanned(db: Kysely<Schema>): Promise<PlannedChange[]> {
  const stored = await readSetting(db, PLANNED_SETTING);
  return stored === undefined ? [] : Planned.parse(JSON.parse(stored));
}

export function writePlanned(db: Kysely<Schema>, planned: readonly PlannedChange[]): Promise<void> {
  return writeSetting(db, PLANNED_SETTING, JSON.stringify(planned));
}

export function isDue(planned: readonly PlannedChange[], at: number): boolean {
  return planned.some((change) => Date.parse(change.at) <= at);
}

/** An arbitrary number that no other PostgreSQL lock uses. */
const CONTENT_LOCK = 330_029;

/** Until the end of the transaction only one process changes documents; SQLite has only one writer. */
export async function lockContent(transaction: Kysely<Schema>, engine: Engine): Promise<void> {
  if (engine === "postgres") await sql`select pg_advisory_xact_lock(${CONTENT_LOCK})`.execute(transaction);
}
