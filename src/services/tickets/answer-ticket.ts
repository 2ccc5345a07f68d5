import type { Kysely } from "kysely";
import type { Schema } from "../../platform/database/schema.ts";
import { enqueue } from "../../platform/jobs/enqueue.ts";
import { NOTIFY_OF_ANSWER } from "./notify-of-answer.ts";
import { addMessage } from "./ticket-messages.ts";
import { findTicket, setStatus } from "./ticket-store.ts";

interface Answer {
  ticketId: string;
  text: string;
  name: string | null;
}

/** Adds a staff member's answer and notifies the customer by e-mail. False if there is no such ticket. */
export async function answerTicket(
  db: Kysely<Schema>,
  { ticketId, text, name }: Answer,
  { hasMail }: { hasMail: boolean },
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    if (!(await findTicket(transaction, ticketId))) return false;
    const messageId = await addMessage(transaction, { ticket_id: ticketId, author: "staff", name, text });
    await setStatus(transaction, ticketId, "answered");
    const uniqueKey = `${NOTIFY_OF_ANSWER}:${messageId}`;
    if (hasMail) await enqueue(transaction, { kind: NOTIFY_OF_ANSWER, payload: { messageId }, uniqueKey });
    return true;
  });
}
