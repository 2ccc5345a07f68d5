import type { Kysely } from "kysely";
import { z } from "zod";
import { ESTIMATE_CODE_LETTERS } from "../../contracts/estimates/estimate-code.ts";
import { type EstimateVersion, StoredPrice } from "../../contracts/estimates/stored-estimate.ts";
import { lockedTransaction } from "../../platform/database/locked-transaction.ts";
import type { Schema } from "../../platform/database/schema.ts";
import { readableKey } from "../../platform/readable-key.ts";

declare module "../../platform/database/schema.ts" {
  interface Schema {
    estimates: EstimateRow;
    /** Never changed after it is stored. */
    estimate_versions: {
      id: string;
      estimate_code: string;
      number: number;
      /** As a query string. */
      choices: string;
      rates_from: string;
      price: string;
      created_at: string;
    };
  }
}

export interface EstimateRow {
  /** Gives read access to the estimate. */
  code: string;
  /** ISO 3166 in upper case. */
  country: "IN" | "SG" | "MY" | "SA";
  calculator: string;
  /** The hash of the key that allows changes; only the owner has the key itself. */
  owner_hash: string;
  plan: string | null;
  created_at: string;
  /** The customer who has presented the key while logged in. */
  account_id: string | null;
}

type Db = Kysely<Schema>;

export type NewVersion = Pick<EstimateVersion, "choices" | "ratesFrom" | "price">;

/** Stores both rows or none. Returns the code of the estimate. */
export async function storeEstimate(
  db: Db,
  estimate: Omit<EstimateRow, "code" | "created_at">,
  version: NewVersion,
): Promise<string> {
  const created_at = new Date().toISOString();
  for (;;) {
    const code = readableKey(ESTIMATE_CODE_LETTERS);
    const isNew = await db.transaction().execute(async (transaction) => {
      const added = await transaction
        .insertInto("estimates")
        .values({ ...estimate, code, created_at })
        .onConflict((conflict) => conflict.doNothing())
        .returning("code")
        .executeTakeFirst();
      if (added) await insertVersion(transaction, code, 1, version);
      return added !== undefined;
    });
    if (isNew) return code;
  }
}

export function findEstimate(db: Db, code: string): Promise<EstimateRow | undefined> {
  return db.selectFrom("estimates").selectAll().where("code", "=", code).executeTakeFirst();
}

export async function listVersions(db: Db, code: string): Promise<EstimateVersion[]> {
  const rows = await db
    .selectFrom("estimate_versions")
    .selectAll()
    .where("estimate_code", "=", code)
    .orderBy("number")
    .execute();
  return rows.map(({ number, choices, rates_from, price, created_at }) => ({
    number: Number(number),
    choices,
    ratesFrom: rates_from,
    price: PriceColumn.parse(price),
    createdAt: created_at,
  }));
}

/**
 * Adds the next version. Concurrent requests of two tabs become two versions, one after the other; "full" if the
 * maximum is reached.
 */
export function addVersion(
  db: Db,
  code: string,
  version: NewVersion,
  most: number,
): Promise<"added" | "full"> {
  return lockedTransaction(db, `estimate:${code}`, async (transaction) => {
    const versions = await listVersions(transaction, code);
    const last = versions.at(-1);
    if (versions.length >= most) return "full";
    const isRepeated = last?.choices === version.choices && last.ratesFrom === version.ratesFrom;
    if (!isRepeated) await insertVersion(transaction, code, (last?.number ?? 0) + 1, version);
    return "added";
  });
}

export async function storePlan(db: Db, code: string, plan: string): Promise<void> {
  await db.updateTable("estimates").set({ plan }).where("code", "=", code).execute();
}

const PriceColumn = z
  .string()
  .transform((text): unknown => JSON.parse(text))
  .pipe(StoredPrice);

async function insertVersion(db: Db, code: string, number: number, version: NewVersion): Promise<void> {
  await db
    .insertInto("estimate_versions")
    .values({
      id: `${code}-${number}`,
      estimate_code: code,
      number,
      choices: version.choices,
      rates_from: version.ratesFrom,
      price: JSON.stringify(version.price),
      created_at: new Date().toISOString(),
    })
    .execute();
}
