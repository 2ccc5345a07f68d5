import type { Kysely } from "kysely";
import type { Schema } from "../../../platform/database/schema.ts";
import type { Holding } from "../holdings/holding.ts";

/** What a customer has proved, by which everything else of theirs is found; and that they want to leave. */
export function contactsHolding({ database: { db } }: { database: { db: Kysely<Schema> } }): Holding {
  return {
    name: "contacts",
    collect: (customerId) =>
      db
        .selectFrom("proven_contacts")
        .select(["id", "proven_at"])
        .where("account_id", "=", customerId)
        .orderBy("id")
        .execute(),
    async erase(customerId) {
      await db.deleteFrom("proven_contacts").where("account_id", "=", customerId).execute();
      await db.deleteFrom("account_deletions").where("account_id", "=", customerId).execute();
    },
  };
}
