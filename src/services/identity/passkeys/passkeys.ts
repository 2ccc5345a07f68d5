import type { Kysely } from "kysely";
import type { PasskeyRow } from "../../../platform/database/moving/account-rows.ts";
import type { Schema } from "../../../platform/database/schema.ts";

export interface Passkeys {
  has(accountId: string): Promise<boolean>;
  find(id: string): Promise<PasskeyRow | undefined>;
  idsOf(accountId: string): Promise<string[]>;
  add(passkey: Omit<PasskeyRow, "created_at" | "used_at">): Promise<void>;
  /** Counted, where the authenticator counts: one that goes backwards was copied. */
  used(id: string, counter: number): Promise<void>;
}

export function createPasskeys(db: Kysely<Schema>): Passkeys {
  const idsOf = async (accountId: string) => {
    const rows = await db.selectFrom("passkeys").select("id").where("account_id", "=", accountId).execute();
    return rows.map(({ id }) => id);
  };
  return {
    idsOf,
    has: async (accountId) => (await idsOf(accountId)).length > 0,
    find: (id) => db.selectFrom("passkeys").selectAll().where("id", "=", id).executeTakeFirst(),
    async add(passkey) {
      await db
        .insertInto("passkeys")
        .values({ ...passkey, created_at: new Date().toISOString(), used_at: null })
        .onConflict((conflict) => conflict.column("id").doNothing())
        .execute();
    },
    async used(id, counter) {
      const used_at = new Date().toISOString();
      await db.updateTable("passkeys").set({ counter, used_at }).where("id", "=", id).execute();
    },
  };
}
