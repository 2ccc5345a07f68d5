import type { Migration } from "kysely/migration";
import type { Engine } from "../database.ts";
import { columnTypes } from "./column-types.ts";

/** Who comes to a centre at which hour. A place of an hour belongs to one visitor: the index holds that. */
export function createVisitPlaces(engine: Engine): Migration {
  const { text, whole, options } = columnTypes(engine);
  return {
    async up(db) {
      await db.schema
        .createTable("visit_places")
        .addColumn("lead_id", text, (column) => column.primaryKey().notNull())
        .addColumn("ec_name", text, (column) => column.notNull())
        .addColumn("visit_at", text, (column) => column.notNull())
        .addColumn("place", whole)
        .addColumn("cancelled_at", text)
        .modifyEnd(options)
        .execute();
      await db.schema
        .createIndex("places_of_hour")
        .on("visit_places")
        .columns(["ec_name", "visit_at", "place"])
        .unique()
        .execute();
    },
  };
}
