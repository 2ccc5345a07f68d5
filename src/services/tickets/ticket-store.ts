import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import type { TicketInput } from "../../contracts/tickets/ticket.ts";
import type { TicketRow } from "../../platform/database/moving/customer-rows.ts";
import type { Schema } from "../../platform/database/schema.ts";
import { readableKey } from "../../platform/readable-key.ts";

type Db = Kysely<Schema>;

const ID_LETTERS = 6;
const CLOSED = "closed";

/** One ticket for the same words of the same customer on one day, however often they arrive. It stands with their first lead. */
export async function storeTicket(
  db: Db,
  leadIds: readonly string[],
  input: Omit<TicketInput, "q">,
  now = new Date(),
): Promise<TicketRow> {
  const lead_id = leadIds.at(-1) ?? "";
  const submission_key = submissionKey(lead_id, input, now);
  const row = {
    submission_key,
    lead_id,
    ticket_type: input.ticketType,
    subject: asSubject(input.ticketType),
    description: input.description,
    tags: JSON.stringify(input.tags),
    status: "open",
    created_at: now.toISOString(),
  };
  for (;;) {
    // Either the same ticket is there already, or another one has the id by chance: then it gets a new one.
    await db
      .insertInto("tickets")
      .values({ id: `T-${readableKey(ID_LETTERS)}`, ...row })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const stored = await findTicket(db, submission_key);
    if (stored) return stored;
  }
}

export function listOngoing(db: Db, leadIds: readonly string[]): Promise<TicketRow[]> {
  return db
    .selectFrom("tickets")
    .selectAll()
    .where("lead_id", "in", leadIds)
    .where("status", "!=", CLOSED)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(MOST_LISTED)
    .execute();
}

/** How many of a customer's tickets are younger than a day. */
export async function countOfToday(db: Db, leadIds: readonly string[], now = new Date()): Promise<number> {
  const dayBefore = new Date(now.getTime() - DAY_MS).toISOString();
  const { count } = await db
    .selectFrom("tickets")
    .select((select) => select.fn.countAll().as("count"))
    .where("lead_id", "in", leadIds)
    .where("created_at", ">", dayBefore)
    .executeTakeFirstOrThrow();
  return Number(count);
}

const MOST_LISTED = 50;
const DAY_MS = 24 * 60 * 60_000;

function findTicket(db: Db, submissionKey: string): Promise<TicketRow | undefined> {
  return db.selectFrom("tickets").selectAll().where("submission_key", "=", submissionKey).executeTakeFirst();
}

function submissionKey(
  leadId: string,
  { ticketType, description }: Pick<TicketInput, "ticketType" | "description">,
  now: Date,
): string {
  const day = now.toISOString().slice(0, "2026-01-01".length);
  return createHash("sha256")
    .update(JSON.stringify([leadId, ticketType, description, day]))
    .digest("hex");
}

/** "Other issue" */
function asSubject(ticketType: string): string {
  return ticketType.charAt(0).toUpperCase() + ticketType.slice(1);
}
