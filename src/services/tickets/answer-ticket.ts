import type { Kysely } from "kysely";
import type { Schema } from "../../platform/database/schema.ts";
import { enqueue } from "../../platform/jobs/enqueue.ts";
import { TELL_ANSWER } from "./tell-answer.ts";
import { addMessage } from "./ticket-messages.ts";
import { findTicket, setStatus } from "./ticket-store.ts";

interface Answer {
  ticketId: string;
  text: string;
  name: string | null;
}

/** Somebody of ours answers, and the customer is told by mail. False where there is no such ticket. */
export async function answerTicket(
  db: Kysely<Schema>,
  { ticketId, text, name }: Answer,
  { hasMail }: { hasMail: boolean },
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    if (!(await findTicket(transaction, ticketId))) return false;
    const messageId = await addMessage(transaction, { ticket_id: ticketId, author: "staff", name, text });
    await setStatus(transaction, ticketId, "answered");
    const uniqueKey = `${TELL_ANSWER}:${messageId}`;
    if (hasMail) await enqueue(transaction, { kind: TELL_ANSWER, payload: { messageId }, uniqueKey });
    return true;
  });
}
