import type { Kysely } from "kysely";
import type { Schema } from "../../platform/database/schema.ts";
import type { Holding } from "../customers/holdings/holding.ts";
import { addressesOf } from "./address-store.ts";
import { findRecord, listChanges } from "./record-store.ts";

export function profileHoldings(db: Kysely<Schema>): Holding[] {
  const erase =
    (table: "customer_records" | "privacy_changes" | "customer_addresses") => async (id: string) => {
      await db.deleteFrom(table).where("customer_id", "=", id).execute();
    };
  return [
    {
      name: "preferences",
      collect: async (id) => (await findRecord(db, id)) ?? null,
      erase: erase("customer_records"),
    },
    {
      name: "privacy_changes",
      collect: (id) => listChanges(db, id),
      erase: erase("privacy_changes"),
    },
    { name: "addresses", collect: (id) => addressesOf(db, id), erase: erase("customer_addresses") },
  ];
}
