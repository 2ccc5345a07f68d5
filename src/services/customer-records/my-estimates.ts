import type { Kysely } from "kysely";
import type { MyEstimate } from "../../contracts/calls/customer/my-records.ts";
import type { Schema } from "../../platform/database/schema.ts";
import { customerWrite } from "../customers/customer-write.ts";
import { type EstimateRow, findEstimate, listVersions } from "../estimates/estimate-store.ts";
import { isOwnerKey } from "../estimates/owner-key.ts";
import { Refusal } from "../http/refusal.ts";

type Db = Kysely<Schema>;

/** The estimates of the account, and those that its leads name: the code gives access to them. */
export async function myEstimates(
  db: Db,
  accountId: string,
  named: readonly string[],
): Promise<MyEstimate[]> {
  const rows = await db
    .selectFrom("estimates")
    .selectAll()
    .where((row) =>
      row.or([
        row("account_id", "=", accountId),
        ...(named.length > 0 ? [row("code", "in", [...new Set(named)])] : []),
      ]),
    )
    .orderBy("created_at", "desc")
    .orderBy("code")
    .execute();
  const shown = await Promise.all(rows.map((row) => describe(db, row, accountId)));
  return shown.flat();
}

/** The key proves that the estimate was saved in this browser. An estimate with an owner is unchanged. */
export async function join(
  db: Db,
  accountId: string,
  { code, key }: { code: string; key: string },
): Promise<{ isJoined: boolean } | Refusal> {
  const row = await findEstimate(db, code);
  if (!row || !isOwnerKey(key, row.owner_hash))
    return new Refusal(404, "There is no estimate with this code and key.");
  return customerWrite(db, accountId, async (transaction) => {
    const joined = await transaction
      .updateTable("estimates")
      .set({ account_id: accountId })
      .where("code", "=", code)
      .where((own) => own.or([own("account_id", "is", null), own("account_id", "=", accountId)]))
      .returning("code")
      .executeTakeFirst();
    return { isJoined: joined !== undefined };
  });
}

async function describe(db: Db, row: EstimateRow, accountId: string): Promise<MyEstimate[]> {
  const versions = await listVersions(db, row.code);
  const last = versions.at(-1);
  if (!last) return [];
  const { code, country, calculator, created_at: keptAt, plan } = row;
  const { low, likely, high } = last.price;
  return [
    {
      code,
      country,
      calculator,
      keptAt,
      changedAt: last.createdAt,
      versions: versions.length,
      low,
      likely,
      high,
      hasPlan: plan !== null,
      isOwn: row.account_id === accountId,
    },
  ];
}
