import type { Kysely } from "kysely";
import type { Schema } from "../../platform/database/schema.ts";
import type { Holding } from "../customers/holdings/holding.ts";

/** The account at our own provider. Another provider keeps what it keeps. */
export function identityHolding({ database: { db } }: { database: { db: Kysely<Schema> } }): Holding {
  const find = (id: string) => db.selectFrom("accounts").selectAll().where("id", "=", id).executeTakeFirst();
  return {
    name: "account",
    async collect(customerId) {
      const passkeys = await db
        .selectFrom("passkeys")
        .select(["id", "created_at", "used_at"])
        .where("account_id", "=", customerId)
        .execute();
      return { account: (await find(customerId)) ?? null, passkeys };
    },
    async erase(customerId) {
      const account = await find(customerId);
      const targets = [account?.phone, account?.email].filter((target) => target != null);
      await db.transaction().execute(async (transaction) => {
        if (targets.length > 0)
          await transaction.deleteFrom("one_time_passwords").where("target", "in", targets).execute();
        await transaction.deleteFrom("passkeys").where("account_id", "=", customerId).execute();
        // Sessions, grants and tokens: whoever still has one has nothing.
        await transaction
          .deleteFrom("oidc_records")
          .where("payload", "like", `%"accountId":${JSON.stringify(customerId)}%`)
          .execute();
        await transaction.deleteFrom("accounts").where("id", "=", customerId).execute();
      });
    },
  };
}
