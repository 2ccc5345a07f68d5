import type { Kysely } from "kysely";
import { latestPlausible } from "../../platform/database/clock-difference.ts";
import { newId } from "../../platform/database/new-id.ts";
import type { Schema } from "../../platform/database/schema.ts";

declare module "../../platform/database/schema.ts" {
  interface Schema {
    ticket_messages: TicketMessageRow;
  }
}

export interface TicketMessageRow {
  id: string;
  ticket_id: string;
  author: "customer" | "staff";
  name: string | null;
  text: string;
  created_at: string;
}

type Db = Kysely<Schema>;
type NewMessage = Pick<TicketMessageRow, "ticket_id" | "author" | "name" | "text">;

const DAY_MS = 24 * 60 * 60_000;

export function messagesOf(db: Db, ticketIds: readonly string[]): Promise<TicketMessageRow[]> {
  if (ticketIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom("ticket_messages")
    .selectAll()
    .where("ticket_id", "in", ticketIds)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

/** Returns its id, or the id of the last message if both are equal, because a form was sent twice. */
export async function addMessage(db: Db, message: NewMessage, id = newId()): Promise<string> {
  const last = (await messagesOf(db, [message.ticket_id])).at(-1);
  if (last?.author === message.author && last.text === message.text) return last.id;
  await db
    .insertInto("ticket_messages")
    .values({ id, ...message, created_at: new Date().toISOString() })
    .execute();
  return id;
}

export async function countMessagesOfToday(db: Db, ticketIds: readonly string[]): Promise<number> {
  const dayBefore = new Date(Date.now() - DAY_MS).toISOString();
  const latest = latestPlausible();
  const messages = await messagesOf(db, ticketIds);
  return messages.filter(
    ({ author, created_at }) => author === "customer" && created_at > dayBefore && created_at < latest,
  ).length;
}
