import type { Kysely } from "kysely";
import { LEAD_STAGES, type LeadStage } from "../../../contracts/staff/calls/lead-schemas.ts";
import type { Schema } from "../../../platform/database/schema.ts";
import { eraseMentions } from "../mentions/mentions.ts";

declare module "../../../platform/database/schema.ts" {
  interface Schema {
    lead_work: LeadWorkRow;
    lead_words: { id: string; lead_id: string; word: string };
    lead_notes: { id: string; lead_id: string; member_id: string; text: string; created_at: string };
  }
}

/** The company's work on a lead. The lead itself is what the visitor sent, and is not changed by the staff. */
export interface LeadWorkRow {
  /** The id of the lead. */
  id: string;
  customer_id: string;
  country: string;
  created_at: string;
  /** When the first contact is due. */
  due_at: string;
  /** When the person was first reached. */
  answered_at: string | null;
  stage: LeadStage;
  owner_id: string | null;
  next_step: string | null;
  next_step_at: string | null;
  version: number;
  updated_at: string;
}

type Db = Kysely<Schema>;

export const FIRST_STAGE = LEAD_STAGES[0];

/** The code of a lead on the telephone: the last letters of its id. */
export function leadCode(id: string): string {
  return `L-${id.replaceAll("-", "").slice(-CODE_LETTERS).toUpperCase()}`;
}

const CODE_LETTERS = 8;

export type LeadWorkChange = Partial<
  Pick<LeadWorkRow, "stage" | "owner_id" | "next_step" | "next_step_at" | "answered_at">
>;

/** Changes the work unless another member has changed it since the given version. One statement, so that the second of two writers fails. */
export async function changeLeadWork(
  db: Db,
  { id, version, ...change }: LeadWorkChange & { id: string; version: number },
): Promise<boolean> {
  const changed = await db
    .updateTable("lead_work")
    .set({ ...change, version: version + 1, updated_at: new Date().toISOString() })
    .where("id", "=", id)
    .where("version", "=", version)
    .returning("id")
    .executeTakeFirst();
  return changed !== undefined;
}

/** The person was reached: the clock of the first contact stops, and a new lead moves on. */
export async function noteAnswered(db: Db, id: string, at: string): Promise<void> {
  await db
    .updateTable("lead_work")
    .set((row) => ({ answered_at: at, version: row("version", "+", 1) }))
    .where("id", "=", id)
    .where("answered_at", "is", null)
    .execute();
  await db
    .updateTable("lead_work")
    .set({ stage: "contacted" })
    .where("id", "=", id)
    .where("stage", "=", FIRST_STAGE)
    .execute();
}

/** A booked visit moves a lead on, unless it is further already. */
export async function moveToVisit(db: Db, id: string): Promise<void> {
  const earlier = LEAD_STAGES.slice(0, LEAD_STAGES.indexOf("visit"));
  await db
    .updateTable("lead_work")
    .set((row) => ({ stage: "visit", version: row("version", "+", 1) }))
    .where("id", "=", id)
    .where("stage", "in", earlier)
    .execute();
}

export async function eraseLeadWork(db: Db, leadId: string): Promise<void> {
  await db.deleteFrom("lead_words").where("lead_id", "=", leadId).execute();
  await db.deleteFrom("lead_notes").where("lead_id", "=", leadId).execute();
  await eraseMentions(db, [leadId]);
  await db.deleteFrom("lead_work").where("id", "=", leadId).execute();
}
