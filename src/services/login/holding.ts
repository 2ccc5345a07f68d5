import type { Kysely } from "kysely";
import type { Schema } from "../../platform/database/schema.ts";
import type { Holding } from "../customers/holdings/holding.ts";
import { removeSessionsOf } from "./session-store.ts";

export function sessionsHolding({ database: { db } }: { database: { db: Kysely<Schema> } }): Holding {
  return {
    name: "logins",
    collect: (customerId) =>
      db
        .selectFrom("login_sessions")
        .select(["created_at", "expires_at"])
        .where("subject", "=", customerId)
        .orderBy("created_at")
        .execute(),
    erase: (customerId) => removeSessionsOf(db, customerId),
  };
}
