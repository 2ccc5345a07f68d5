import type { Kysely } from "kysely";
import { z } from "zod";
import type { Schema } from "../schema.ts";
import { readSetting, writeSetting } from "../settings.ts";

export type IndexedFields = Readonly<Record<string, readonly string[]>>;

/** The fields by which the stored documents are indexed, which may differ from those that the running program needs. */
export const FIELDS_SETTING = "content.fields";

const Fields = z.record(z.string(), z.array(z.string()));

export function parseIndexedFields(setting = "{}"): IndexedFields {
  return Fields.parse(JSON.parse(setting));
}

export async function readIndexedFields(db: Kysely<Schema>): Promise<IndexedFields> {
  return parseIndexedFields(await readSetting(db, FIELDS_SETTING));
}

/** Locks the row until the transaction ends, so that only one process at a time changes the index. */
export async function writeIndexedFields(db: Kysely<Schema>, fields: IndexedFields): Promise<void> {
  await writeSetting(db, FIELDS_SETTING, JSON.stringify(fields));
}

/** The content types whose documents must be indexed again, because the required fields have changed. */
export async function changedTypes(db: Kysely<Schema>, wanted: IndexedFields): Promise<string[]> {
  const indexed = await readIndexedFields(db);
  return Object.keys(wanted).filter((type) => JSON.stringify(wanted[type]) !== JSON.stringify(indexed[type]));
}
