import type { Kysely } from "kysely";
import { lockedTransaction } from "../../platform/database/locked-transaction.ts";
import type { Schema } from "../../platform/database/schema.ts";
import { enqueue } from "../../platform/jobs/enqueue.ts";
import { NOTIFY_OF_ANSWER } from "./notify-of-answer.ts";
import { addMessage } from "./ticket-messages.ts";
import { findTicket, setStatus } from "./ticket-store.ts";

interface Answer {
  ticketId: string;
  text: string;
  name: string | null;
  /** For a caller that may send the same answer again. */
  messageId?: string;
}

/** Adds a staff member's answer and notifies the customer by e-mail. Returns its id, if there is such a ticket. */
export async function answerTicket(
  db: Kysely<Schema>,
  { ticketId, text, name, messageId: id }: Answer,
  { hasMail }: { hasMail: boolean },
): Promise<string | undefined> {
  return lockedTransaction(db, ticketLock(ticketId), async (transaction) => {
    if (!(await findTicket(transaction, ticketId))) return undefined;
    const messageId = await addMessage(transaction, { ticket_id: ticketId, author: "staff", name, text }, id);
    await setStatus(transaction, ticketId, "answered");
    const uniqueKey = `${NOTIFY_OF_ANSWER}:${messageId}`;
    if (hasMail) await enqueue(transaction, { kind: NOTIFY_OF_ANSWER, payload: { messageId }, uniqueKey });
    return messageId;
  });
}

/** The members of the staff change one ticket one after the other. */
export function ticketLock(ticketId: string): string {
  return `ticket:${ticketId}`;
}
