import type { Kysely } from "kysely";
import { ISO_CODES } from "../../editions/countries.ts";
import { REGIONS } from "../../editions/regions.ts";
import type { Schema } from "../../platform/database/schema.ts";
import { eraseMentions } from "../staff/mentions/mentions.ts";
import { answerDue } from "./answer-due.ts";
import { originOf } from "./ticket-origin.ts";
import type { TicketRow } from "./ticket-row.ts";

declare module "../../platform/database/schema.ts" {
  interface Schema {
    ticket_work: TicketWorkRow;
    ticket_notes: { id: string; ticket_id: string; member_id: string; text: string; created_at: string };
    /** When a member has last looked at a ticket. */
    ticket_reads: { id: string; ticket_id: string; member_id: string; read_at: string };
  }
}

/** The company's work on a ticket. The ticket itself is what the customer sees. */
export interface TicketWorkRow {
  /** The id of the ticket. */
  id: string;
  country: string;
  ticket_type: string;
  /** The status of the ticket, again here, because the queue is sorted and filtered by this table. */
  state: string;
  assignee_id: string | null;
  created_at: string;
  /** When the customer last wrote, or when the ticket was last opened. */
  waiting_since: string;
  /** When the answer is due; null if the customer does not wait. */
  due_at: string | null;
  version: number;
  updated_at: string;
}

type Db = Kysely<Schema>;

/** Adds a ticket to the queue, unless it is there already. */
export async function addTicketWork(db: Db, ticket: TicketRow, writtenAt = ticket.created_at): Promise<void> {
  await db
    .insertInto("ticket_work")
    .values(await firstWork(db, ticket, writtenAt))
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
}

/** Call it in the transaction that changes the status: each time a ticket is opened, the clock begins again. */
export async function followStatus(db: Db, ticket: TicketRow, now = new Date()): Promise<void> {
  const first = await firstWork(db, ticket, now.toISOString());
  const { state, waiting_since, due_at, updated_at } = first;
  await db
    .insertInto("ticket_work")
    .values(first)
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet((row) => ({
        ...{ state, due_at, updated_at },
        ...(state === OPEN && { waiting_since }),
        version: row("ticket_work.version", "+", 1),
      })),
    )
    .execute();
}

const OPEN = "open";

async function firstWork(db: Db, ticket: TicketRow, writtenAt: string): Promise<TicketWorkRow> {
  const { region } = await originOf(db, ticket);
  const { country } = REGIONS[region];
  const isWaiting = ticket.status === OPEN;
  return {
    ...{ id: ticket.id, country: ISO_CODES[country], ticket_type: ticket.ticket_type, state: ticket.status },
    ...{ assignee_id: null, created_at: ticket.created_at, waiting_since: writtenAt },
    due_at: isWaiting ? answerDue(country, new Date(writtenAt)).toISOString() : null,
    ...{ version: 1, updated_at: new Date().toISOString() },
  };
}

/** One statement, so that the second of two members who change the same ticket fails. */
export async function changeTicketWork(
  db: Db,
  { id, version, ...change }: { id: string; version: number } & Partial<Pick<TicketWorkRow, "assignee_id">>,
): Promise<boolean> {
  const changed = await db
    .updateTable("ticket_work")
    .set({ ...change, version: version + 1, updated_at: new Date().toISOString() })
    .where("id", "=", id)
    .where("version", "=", version)
    .returning("id")
    .executeTakeFirst();
  return changed !== undefined;
}

/** Call it in the transaction that erases the tickets. */
export async function eraseTicketWork(db: Db, ticketIds: readonly string[]): Promise<void> {
  if (ticketIds.length === 0) return;
  await db.deleteFrom("ticket_notes").where("ticket_id", "in", ticketIds).execute();
  await db.deleteFrom("ticket_reads").where("ticket_id", "in", ticketIds).execute();
  await eraseMentions(db, ticketIds);
  await db.deleteFrom("ticket_work").where("id", "in", ticketIds).execute();
}
