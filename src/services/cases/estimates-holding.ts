import type { Kysely } from "kysely";
import type { Schema } from "../../platform/database/schema.ts";
import type { Holding } from "../customers/holdings/holding.ts";
import { listVersions } from "../estimates/estimate-store.ts";

export function estimatesHolding({ database: { db } }: { database: { db: Kysely<Schema> } }): Holding {
  const own = (customerId: string) =>
    db
      .selectFrom("estimates")
      .select(["code", "country", "calculator", "plan", "created_at"])
      .where("account_id", "=", customerId)
      .execute();
  return {
    name: "estimates",
    async collect(customerId) {
      const rows = await own(customerId);
      return Promise.all(rows.map(async (row) => ({ ...row, versions: await listVersions(db, row.code) })));
    },
    async erase(customerId) {
      const codes = (await own(customerId)).map(({ code }) => code);
      if (codes.length === 0) return;
      await db.transaction().execute(async (transaction) => {
        await transaction.deleteFrom("estimate_versions").where("estimate_code", "in", codes).execute();
        await transaction.deleteFrom("estimates").where("code", "in", codes).execute();
      });
    },
  };
}
