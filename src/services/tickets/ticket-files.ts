import type { Kysely } from "kysely";
import type { Schema } from "../../platform/database/schema.ts";
import { removeUploadsOf, type UploadRow, uploadsOf } from "../uploads/uploads.ts";

type Db = Kysely<Schema>;

/** Files of an answer that is not sent: they belong to the ticket, and the customer does not see them. */
export const DRAFT_FILES = "ticket-draft";
/** Files of a message that is sent. */
const MESSAGE_FILES = "ticket-message";

/** Call it in the transaction that sends the message. False if a file is not a draft of the ticket. */
export async function attachFiles(
  db: Db,
  { ticketId, messageId, files }: { ticketId: string; messageId: string; files: readonly string[] },
): Promise<boolean> {
  if (files.length === 0) return true;
  const attached = await db
    .updateTable("uploads")
    .set({ owner_kind: MESSAGE_FILES, owner_id: messageId })
    .where("id", "in", files)
    .where("owner_kind", "=", DRAFT_FILES)
    .where("owner_id", "=", ticketId)
    .returning("id")
    .execute();
  return attached.length === new Set(files).size;
}

export async function filesOfMessages(
  db: Db,
  messageIds: readonly string[],
): Promise<ReadonlyMap<string, UploadRow[]>> {
  return Map.groupBy(await uploadsOf(db, MESSAGE_FILES, messageIds), ({ owner_id }) => owner_id);
}

/** Whether a file belongs to the ticket or to one of its messages. */
export async function isFileOf(
  db: Db,
  ticketId: string,
  { owner_kind, owner_id }: UploadRow,
): Promise<boolean> {
  if (owner_kind === DRAFT_FILES) return owner_id === ticketId;
  if (owner_kind !== MESSAGE_FILES) return false;
  const message = await db
    .selectFrom("ticket_messages")
    .select("id")
    .where("id", "=", owner_id)
    .where("ticket_id", "=", ticketId)
    .executeTakeFirst();
  return message !== undefined;
}

/** Call it in the transaction that erases the tickets, before their messages. */
export async function removeTicketFiles(db: Db, ticketIds: readonly string[]): Promise<void> {
  if (ticketIds.length === 0) return;
  const messages = await db
    .selectFrom("ticket_messages")
    .select("id")
    .where("ticket_id", "in", ticketIds)
    .execute();
  await removeUploadsOf(db, DRAFT_FILES, ticketIds);
  await removeUploadsOf(
    db,
    MESSAGE_FILES,
    messages.map(({ id }) => id),
  );
}
