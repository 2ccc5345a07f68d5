import type { Kysely } from "kysely";
import type { AuditLine } from "../../../contracts/staff/calls/member-calls.ts";
import { newId } from "../../../platform/database/new-id.ts";
import type { Schema } from "../../../platform/database/schema.ts";

declare module "../../../platform/database/schema.ts" {
  interface Schema {
    audit_lines: {
      id: string;
      at: string;
      member_id: string;
      /** The name at that time. */
      member: string;
      /** The name of the call or of the command. */
      action: string;
      /** The kind of the record: "lead". */
      kind: string;
      record_id: string | null;
      country: string | null;
      /** JSON of the changed fields. It contains no contact and no words of a customer, because lines are kept. */
      before_change: string | null;
      after_change: string | null;
      reason: string | null;
    };
  }
}

type Db = Kysely<Schema>;

export interface AuditedChange {
  kind: string;
  recordId?: string | null;
  country?: string | null;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
  reason?: string | undefined;
}

/** Call it in the transaction of the change, so that there is no change without a line. */
export async function writeAuditLine(
  db: Db,
  by: { id: string; name: string },
  action: string,
  { kind, recordId = null, country = null, before, after, reason }: AuditedChange,
): Promise<void> {
  await db
    .insertInto("audit_lines")
    .values({
      ...{ id: newId(), at: new Date().toISOString(), member_id: by.id, member: by.name },
      ...{ action, kind, record_id: recordId, country },
      before_change: before ? JSON.stringify(before) : null,
      after_change: after ? JSON.stringify(after) : null,
      reason: reason ?? null,
    })
    .execute();
}

/** Both sides with only the fields that differ. */
export function changedFields(
  before: Record<string, unknown>,
  after: Record<string, unknown>,
): Pick<AuditedChange, "before" | "after"> {
  const names = Object.keys(after).filter((name) => after[name] !== before[name]);
  const pick = (side: Record<string, unknown>) => Object.fromEntries(names.map((name) => [name, side[name]]));
  return { before: pick(before), after: pick(after) };
}

interface AskedLines {
  recordId?: string | undefined;
  memberId?: string | undefined;
  action?: string | undefined;
  from?: string | undefined;
  until?: string | undefined;
  after?: string | undefined;
}

const LINES_A_PAGE = 100;

export async function listAuditLines(
  db: Db,
  { recordId, memberId, action, from, until, after }: AskedLines,
): Promise<{ lines: AuditLine[]; next: string | null }> {
  let query = db.selectFrom("audit_lines").selectAll();
  if (recordId) query = query.where("record_id", "=", recordId);
  if (memberId) query = query.where("member_id", "=", memberId);
  if (action) query = query.where("action", "=", action);
  if (from) query = query.where("at", ">=", from);
  if (until) query = query.where("at", "<", `${until}T99`);
  // Ids begin with the time, so they have the order of the lines.
  if (after) query = query.where("id", "<", after);
  const rows = await query
    .orderBy("id", "desc")
    .limit(LINES_A_PAGE + 1)
    .execute();
  const shown = rows.slice(0, LINES_A_PAGE);
  return {
    lines: shown.map(({ id, at, member, action: name, kind, record_id, country, reason, ...row }) => ({
      ...{ id, at, member, action: name, kind, recordId: record_id, country, reason },
      before: parsed(row.before_change),
      after: parsed(row.after_change),
    })),
    next: rows.length > LINES_A_PAGE ? (shown.at(-1)?.id ?? null) : null,
  };
}

function parsed(text: string | null): Record<string, unknown> | null {
  return text === null ? null : JSON.parse(text);
}
