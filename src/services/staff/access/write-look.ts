import type { Kysely } from "kysely";
import type { Schema } from "../../../platform/database/schema.ts";
import type { Signer } from "../../../platform/signing.ts";
import { type AuditedChange, writeAuditLine } from "./audit-log.ts";

declare module "../../../platform/database/schema.ts" {
  interface Schema {
    /** When a look was last written to the audit log. The id is a fingerprint of the member and of what was seen. */
    audit_looks: { id: string; at: string };
  }
}

const MINUTES_OF_A_LOOK = 30;
const LOOK_MS = MINUTES_OF_A_LOOK * 60_000;

interface Look extends Pick<AuditedChange, "kind" | "recordId" | "country"> {
  /** What was looked for, without contacts and words of a customer. */
  filters?: Record<string, unknown>;
  /** Words of a search, or a contact: only a fingerprint of them is stored. */
  search?: string | undefined;
  /** The cursor of a further page. */
  page?: string | undefined;
  /** Is in the line, but does not make it another look. */
  found?: Record<string, unknown>;
}

/**
 * Writes that a member has looked at personal data. An open screen reads its records again with each change, so the
 * same look of the same member is written once in half an hour. The row of the look is claimed in one statement, so
 * that of two processes only one writes the line; both rows are stored, or none.
 */
export async function writeLook(
  { db, signer }: { db: Kysely<Schema>; signer: Signer },
  by: { id: string; name: string },
  action: string,
  { kind, recordId = null, country = null, filters, search, page, found }: Look,
): Promise<void> {
  const seen = { ...filters, ...(page !== undefined && { page: dayOfCursor(page) }) };
  const key = JSON.stringify([by.id, action, kind, recordId, country, seen, search ?? ""]);
  const id = signer.lastingFingerprint("look", key);
  const after = { ...seen, ...found };
  await db.transaction().execute(async (transaction) => {
    if (!(await claimLook(transaction, id))) return;
    await writeAuditLine(transaction, by, action, {
      ...{ kind, recordId, country },
      ...(Object.keys(after).length > 0 && { after }),
    });
  });
}

async function claimLook(db: Kysely<Schema>, id: string): Promise<boolean> {
  const now = Date.now();
  const at = new Date(now).toISOString();
  const claimed = await db
    .insertInto("audit_looks")
    .values({ id, at })
    .onConflict((conflict) =>
      conflict
        .column("id")
        .doUpdateSet({ at })
        .where("audit_looks.at", "<=", new Date(now - LOOK_MS).toISOString()),
    )
    .returning("id")
    .executeTakeFirst();
  return claimed !== undefined;
}

const DAY = /^\d{4}-\d\d-\d\d/;

/** Each page is another look, but a page that begins at another record because one was added is not. */
function dayOfCursor(cursor: string): string {
  return DAY.exec(cursor)?.[0] ?? "further";
}
