import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import type { TicketInput } from "../../contracts/tickets/ticket.ts";
import type { TicketState } from "../../contracts/tickets/ticket-types.ts";
import { latestPlausible } from "../../platform/database/clock-difference.ts";
import type { Schema } from "../../platform/database/schema.ts";
import { readableKey } from "../../platform/readable-key.ts";
import type { TicketRow } from "./ticket-row.ts";
import { addTicketWork, followStatus } from "./ticket-work.ts";

type Db = Kysely<Schema>;

const ID_LETTERS = 6;
const CLOSED = "closed";

/** The owner: the holder of a link, with the ticket stored under their first lead, or a logged-in customer. */
export type TicketOwner =
  | { leadIds: readonly string[] }
  | { accountId: string; region: string | null; email: string | null };

/** One ticket for the same text of the same customer on one day, even if it arrives several times. */
export async function storeTicket(
  db: Db,
  owner: TicketOwner,
  input: Omit<TicketInput, "q">,
  now = new Date(),
): Promise<TicketRow> {
  const own = ownerColumns(owner);
  const submission_key = submissionKey(own.account_id ?? own.lead_id, input, now);
  const row = {
    submission_key,
    ...own,
    ticket_type: input.ticketType,
    subject: asSubject(input.ticketType),
    description: input.description,
    tags: JSON.stringify(input.tags),
    status: "open",
    created_at: now.toISOString(),
  };
  for (;;) {
    // Either the same ticket already exists, or another one has the random id: then a new id is used.
    await db
      .insertInto("tickets")
      .values({ id: `T-${readableKey(ID_LETTERS)}`, ...row })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const stored = await findSubmission(db, submission_key);
    if (!stored) continue;
    await addTicketWork(db, stored);
    return stored;
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
    .limit(MAX_LISTED)
    .execute();
}

export function ticketsOf(db: Db, accountId: string, leadIds: readonly string[]): Promise<TicketRow[]> {
  return db
    .selectFrom("tickets")
    .selectAll()
    .where((row) =>
      row.or([
        row("account_id", "=", accountId),
        ...(leadIds.length > 0 ? [row("lead_id", "in", [...leadIds])] : []),
      ]),
    )
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
}

export function listWaiting(db: Db): Promise<TicketRow[]> {
  return db
    .selectFrom("tickets")
    .selectAll()
    .where("status", "=", "open")
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

export function findTicket(db: Db, id: string): Promise<TicketRow | undefined> {
  return db.selectFrom("tickets").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Call it in a transaction: the queue of the staff follows the status. */
export async function setStatus(db: Db, id: string, status: TicketState): Promise<void> {
  const changed = await db
    .updateTable("tickets")
    .set({ status })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();
  if (changed) await followStatus(db, changed);
}

export async function countOfToday(db: Db, owner: TicketOwner, now = new Date()): Promise<number> {
  const dayBefore = new Date(now.getTime() - DAY_MS).toISOString();
  const { count } = await db
    .selectFrom("tickets")
    .select((select) => select.fn.countAll().as("count"))
    .where((row) =>
      "leadIds" in owner ? row("lead_id", "in", owner.leadIds) : row("account_id", "=", owner.accountId),
    )
    .where("created_at", ">", dayBefore)
    .where("created_at", "<", latestPlausible(now))
    .executeTakeFirstOrThrow();
  return Number(count);
}

const MAX_LISTED = 50;
const DAY_MS = 24 * 60 * 60_000;

function ownerColumns(owner: TicketOwner): Pick<TicketRow, "lead_id" | "account_id" | "region" | "email"> {
  if ("leadIds" in owner)
    return { lead_id: owner.leadIds.at(-1) ?? "", account_id: null, region: null, email: null };
  const { accountId, region, email } = owner;
  return { lead_id: "", account_id: accountId, region, email };
}

function findSubmission(db: Db, submissionKey: string): Promise<TicketRow | undefined> {
  return db.selectFrom("tickets").selectAll().where("submission_key", "=", submissionKey).executeTakeFirst();
}

function submissionKey(
  ownerId: string,
  { ticketType, description }: Pick<TicketInput, "ticketType" | "description">,
  now: Date,
): string {
  const day = now.toISOString().slice(0, "2026-01-01".length);
  return createHash("sha256")
    .update(JSON.stringify([ownerId, ticketType, description, day]))
    .digest("hex");
}

/** "Other issue" */
function asSubject(ticketType: string): string {
  return ticketType.charAt(0).toUpperCase() + ticketType.slice(1);
}
