import type { Kysely } from "kysely";
import type { Schema } from "../../platform/database/schema.ts";
import { Refusal } from "../http/refusal.ts";
import { attachFiles, CUSTOMER_DRAFT_FILES } from "./ticket-files.ts";

type Db = Kysely<Schema>;

/** Refuses files that the customer has not stored, or that were removed since. */
export async function refuseLostFiles(
  db: Db,
  customerId: string | undefined,
  files: readonly string[],
): Promise<Refusal | undefined> {
  if (files.length === 0) return undefined;
  const own =
    customerId === undefined
      ? []
      : await db
          .selectFrom("uploads")
          .select("id")
          .where("id", "in", files)
          .where("created_by", "=", customerId)
          .execute();
  if (files.every((file) => own.some(({ id }) => id === file))) return undefined;
  return new Refusal(400, "A file is no longer stored. Add it again.", { field: "files", reason: "files" });
}

/** Call it in a write of the customer. A message that is sent twice has its files already. */
export async function attachDrafts(
  db: Db,
  customerId: string,
  sent: { messageId: string; files: readonly string[] },
): Promise<void> {
  await attachFiles(db, { ...sent, drafts: { kind: CUSTOMER_DRAFT_FILES, ownerId: customerId } });
}
