import type { Kysely } from "kysely";
import type { TicketRecord } from "../../../contracts/staff/calls/ticket-schemas.ts";
import { editionOf } from "../../../editions/edition.ts";
import type { Schema } from "../../../platform/database/schema.ts";
import { filesOfMessages } from "../../tickets/ticket-files.ts";
import { messagesOf } from "../../tickets/ticket-messages.ts";
import { originOf } from "../../tickets/ticket-origin.ts";
import type { TicketRow } from "../../tickets/ticket-row.ts";
import { findTicket } from "../../tickets/ticket-store.ts";
import type { TicketWorkRow } from "../../tickets/ticket-work.ts";
import { describeTickets } from "./find-tickets.ts";

type Db = Kysely<Schema>;

/** Everything about one ticket. Undefined if it was erased in the meantime. */
export async function describeTicket(
  db: Db,
  work: TicketWorkRow,
  readerId: string,
): Promise<TicketRecord | undefined> {
  const [item] = await describeTickets(db, [work], readerId);
  const ticket = await findTicket(db, work.id);
  if (!item || !ticket) return undefined;
  const { region, lead } = await originOf(db, ticket);
  return {
    ...item,
    subject: ticket.subject,
    customer: {
      name: lead?.name ?? (await nameOfAccount(db, ticket)),
      email: ticket.email ?? lead?.email ?? null,
      leadId: lead?.id ?? null,
    },
    language: editionOf(region).language,
    messages: await conversationOf(db, ticket),
    notes: await notesOf(db, work.id),
    readers: await readersOf(db, work.id),
  };
}

/** Null for an account at another provider, which has the name. */
async function nameOfAccount(db: Db, { account_id }: TicketRow): Promise<string | null> {
  if (account_id === null) return null;
  const account = await db
    .selectFrom("accounts")
    .select(["id", "name"])
    .where("id", "=", account_id)
    .executeTakeFirst();
  return account?.name ?? null;
}

async function conversationOf(db: Db, { id, description, created_at }: TicketRow) {
  const messages = await messagesOf(db, [id]);
  const stored = await filesOfMessages(db, [id, ...messages.map((message) => message.id)]);
  const filesOf = (messageId: string) =>
    (stored.get(messageId) ?? []).map(({ id: file, name, type, size }) => ({
      ...{ id: file, name, type, size: Number(size) },
    }));
  const first = { id, from: "customer" as const, name: null, text: description, at: created_at };
  return [
    { ...first, files: filesOf(id) },
    ...messages.map((message) => ({
      ...{ id: message.id, from: message.author, name: message.name },
      ...{ text: message.text, at: message.created_at, files: filesOf(message.id) },
    })),
  ];
}

async function notesOf(db: Db, ticketId: string): Promise<TicketRecord["notes"]> {
  const rows = await db
    .selectFrom("ticket_notes")
    .selectAll()
    .where("ticket_id", "=", ticketId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return rows.map(({ id, member_id: memberId, text, created_at: at }) => ({ id, memberId, text, at }));
}

const MAX_READERS = 20;

async function readersOf(db: Db, ticketId: string): Promise<TicketRecord["readers"]> {
  const rows = await db
    .selectFrom("ticket_reads")
    .select(["member_id", "read_at"])
    .where("ticket_id", "=", ticketId)
    .orderBy("read_at", "desc")
    .limit(MAX_READERS)
    .execute();
  return rows.map(({ member_id: memberId, read_at: at }) => ({ memberId, at }));
}

/** The last look of each member. */
export async function noteRead(db: Db, ticketId: string, memberId: string): Promise<void> {
  const read_at = new Date().toISOString();
  await db
    .insertInto("ticket_reads")
    .values({ id: `${ticketId}:${memberId}`, ticket_id: ticketId, member_id: memberId, read_at })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ read_at }))
    .execute();
}
