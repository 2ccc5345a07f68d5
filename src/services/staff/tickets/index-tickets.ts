import type { Kysely } from "kysely";
import type { Schema } from "../../../platform/database/schema.ts";
import { readSetting, writeSetting } from "../../../platform/database/settings.ts";
import { messagesOf } from "../../tickets/ticket-messages.ts";
import { addTicketWork } from "../../tickets/ticket-work.ts";

type Db = Kysely<Schema>;

const INDEXED_UNTIL = "staff.tickets-indexed-until";
/** The clocks of two processes differ, and a transaction takes time: tickets of the last minutes are looked at again. */
const AGAIN_MS = 10 * 60_000;
const AT_ONCE = 200;

/** How much one request waits for; the next one continues. */
const BATCHES_OF_A_REQUEST = 5;

/** Adds tickets to the queue that an earlier release of the site has stored. */
export async function indexOldTickets(db: Db): Promise<void> {
  for (let batch = 0; batch < BATCHES_OF_A_REQUEST; batch += 1) if (!(await addBatch(db))) return;
}

/** Whether there may be more. */
async function addBatch(db: Db): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const until = (await readSetting(transaction, INDEXED_UNTIL)) ?? "";
    const from = until && new Date(Date.parse(until) - AGAIN_MS).toISOString();
    const rows = await transaction
      .selectFrom("tickets")
      .selectAll("tickets")
      .where("tickets.created_at", ">=", from)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom("ticket_work").select("ticket_work.id").whereRef("ticket_work.id", "=", "tickets.id"),
          ),
        ),
      )
      .orderBy("tickets.created_at")
      .orderBy("tickets.id")
      .limit(AT_ONCE)
      .execute();
    if (rows.length === 0) {
      // New tickets are added when they are stored, so that only the last minutes are looked at from now on.
      if (from < new Date(Date.now() - 2 * AGAIN_MS).toISOString())
        await writeSetting(transaction, INDEXED_UNTIL, new Date().toISOString());
      return false;
    }
    const messages = await messagesOf(
      transaction,
      rows.map(({ id }) => id),
    );
    for (const row of rows) {
      const last = messages.findLast(
        ({ ticket_id, author }) => ticket_id === row.id && author === "customer",
      );
      await addTicketWork(transaction, row, last?.created_at);
    }
    const last = rows.at(-1)?.created_at ?? "";
    if (last > until) await writeSetting(transaction, INDEXED_UNTIL, last);
    return rows.length === AT_ONCE;
  });
}
