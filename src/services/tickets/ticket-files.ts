import type { Kysely } from "kysely";
import type { Schema } from "../../platform/database/schema.ts";
import { removeUpload, removeUploadsOf, type UploadRow, uploadsOf } from "../uploads/uploads.ts";

type Db = Kysely<Schema>;

/** Files of an answer that is not sent: they belong to the ticket, and the customer does not see them. */
export const DRAFT_FILES = "ticket-draft";
/** Files of a message that is not sent: they belong to the customer, and the staff does not see them. */
export const CUSTOMER_DRAFT_FILES = "ticket-customer-draft";
/** Files of a message that is sent; those of the description have the id of the ticket. */
const MESSAGE_FILES = "ticket-message";

interface Attached {
  drafts: { kind: typeof DRAFT_FILES | typeof CUSTOMER_DRAFT_FILES; ownerId: string };
  /** The id of the message, or of the ticket for its description. */
  messageId: string;
  files: readonly string[];
}

/** Call it in the transaction that sends the message. False if a file is neither a draft nor attached already. */
export async function attachFiles(db: Db, { drafts, messageId, files }: Attached): Promise<boolean> {
  if (files.length === 0) return true;
  await db
    .updateTable("uploads")
    .set({ owner_kind: MESSAGE_FILES, owner_id: messageId })
    .where("id", "in", files)
    .where("owner_kind", "=", drafts.kind)
    .where("owner_id", "=", drafts.ownerId)
    .execute();
  const attached = await uploadsOf(db, MESSAGE_FILES, [messageId]);
  return files.every((file) => attached.some(({ id }) => id === file));
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
  if (owner_kind !== DRAFT_FILES && owner_kind !== MESSAGE_FILES) return false;
  if (owner_id === ticketId) return true;
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
  await removeUploadsOf(db, MESSAGE_FILES, [...ticketIds, ...messages.map(({ id }) => id)]);
}

/** Files that a customer has added and not sent. */
export function removeCustomerDrafts(db: Db, customerId: string): Promise<void> {
  return removeUploadsOf(db, CUSTOMER_DRAFT_FILES, [customerId]);
}

const DRAFTS_STAY_MS = 24 * 60 * 60_000;
const A_BATCH = 200;

/** Removes files that a customer has added a day ago and not sent. */
export async function removeOldDrafts(db: Db, signal: AbortSignal, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - DRAFTS_STAY_MS).toISOString();
  const old = await db
    .selectFrom("uploads")
    .select("id")
    .where("owner_kind", "=", CUSTOMER_DRAFT_FILES)
    .where("created_at", "<", before)
    .limit(A_BATCH)
    .execute();
  for (const { id } of old) {
    if (signal.aborted) return;
    await db.transaction().execute(async (transaction) => {
      // It may have been sent in the meantime.
      const draft = await transaction
        .selectFrom("uploads")
        .select("id")
        .where("id", "=", id)
        .where("owner_kind", "=", CUSTOMER_DRAFT_FILES)
        .executeTakeFirst();
      if (draft) await removeUpload(transaction, id);
    });
  }
}
