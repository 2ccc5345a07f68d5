import type { Migration } from "kysely/migration";
import type { Engine } from "../database.ts";
import { columnTypes } from "./column-types.ts";

/** Results of calculators that somebody keeps, and their versions. */
export function createEstimates(engine: Engine): Migration {
  const { text, whole, options } = columnTypes(engine);
  return {
    async up(db) {
      await db.schema
        .createTable("estimates")
        .addColumn("code", text, (column) => column.primaryKey().notNull())
        .addColumn("country", text, (column) => column.notNull())
        .addColumn("calculator", text, (column) => column.notNull())
        .addColumn("owner_hash", text, (column) => column.notNull())
        .addColumn("plan", text)
        .addColumn("created_at", text, (column) => column.notNull())
        .modifyEnd(options)
        .execute();
      await db.schema
        .createTable("estimate_versions")
        .addColumn("id", text, (column) => column.primaryKey().notNull())
        .addColumn("estimate_code", text, (column) => column.notNull())
        .addColumn("number", whole, (column) => column.notNull())
        .addColumn("choices", text, (column) => column.notNull())
        .addColumn("rates_from", text, (column) => column.notNull())
        .addColumn("price", text, (column) => column.notNull())
        .addColumn("created_at", text, (column) => column.notNull())
        .modifyEnd(options)
        .execute();
      await db.schema
        .createIndex("versions_of_estimate")
        .on("estimate_versions")
        .columns(["estimate_code", "number"])
        .unique()
        .execute();
    },
  };
}
