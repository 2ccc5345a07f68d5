import type { Kysely } from "kysely";
import type { Schema } from "../../../platform/database/schema.ts";

/** Changes with each new ticket, message and answer, and with each change of the work on one. */
export async function ticketsMark(db: Kysely<Schema>): Promise<string> {
  const newest = await db
    .selectFrom("ticket_work")
    .select(["id", "version"])
    .orderBy("updated_at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return `${newest?.id} ${newest?.version}`;
}
