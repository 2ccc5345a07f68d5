import type { Kysely } from "kysely";
import type { Schema } from "../../platform/database/schema.ts";
import { contactsOf } from "../customers/claims/proven-contacts.ts";
import type { Holding } from "../customers/holdings/holding.ts";
import { referralsOf, referrersOf } from "./my-referrals.ts";

export function referralsHolding({ database: { db } }: { database: { db: Kysely<Schema> } }): Holding {
  return {
    name: "referrals",
    async collect(customerId) {
      const { phone, email } = await contactsOf(db, customerId);
      const referrers = email ? await referrersOf(db, email) : [];
      const ids = referrers.map(({ id }) => id);
      return {
        links: referrers,
        friends: ids.length > 0 ? await referralsOf(db, ids) : [],
        namedByFriends: phone ? await namedAs(db, phone) : [],
      };
    },
    async erase(customerId) {
      const { phone, email } = await contactsOf(db, customerId);
      const ids = email ? (await referrersOf(db, email)).map(({ id }) => id) : [];
      await db.transaction().execute(async (transaction) => {
        if (phone) await transaction.deleteFrom("referrals").where("friend_phone", "=", phone).execute();
        if (ids.length === 0) return;
        await transaction.deleteFrom("referrals").where("referrer_id", "in", ids).execute();
        await transaction.deleteFrom("referrers").where("id", "in", ids).execute();
      });
    },
  };
}

function namedAs(db: Kysely<Schema>, phone: string) {
  return db
    .selectFrom("referrals")
    .select(["friend_name", "friend_email", "friend_phone", "created_at"])
    .where("friend_phone", "=", phone)
    .execute();
}
