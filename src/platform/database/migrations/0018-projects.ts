import type { Migration } from "kysely/migration";
import type { Engine } from "../database.ts";
import { columnTypes } from "./column-types.ts";

/** The projects of customers, and what they are made of. */
export function createProjects(engine: Engine): Migration {
  const { text, whole, options } = columnTypes(engine);
  return {
    async up(db) {
      await db.schema
        .createTable("projects")
        .addColumn("id", text, (column) => column.primaryKey().notNull())
        .addColumn("customer_id", text)
        .addColumn("phone", text)
        .addColumn("email", text)
        .addColumn("country", text, (column) => column.notNull())
        .addColumn("kind", text, (column) => column.notNull())
        .addColumn("is_sample", whole, (column) => column.notNull())
        .addColumn("head", text, (column) => column.notNull())
        .addColumn("created_at", text, (column) => column.notNull())
        .addColumn("updated_at", text, (column) => column.notNull())
        .modifyEnd(options)
        .execute();
      for (const column of ["customer_id", "phone", "email"])
        await db.schema.createIndex(`projects_by_${column}`).on("projects").column(column).execute();
      await db.schema
        .createTable("project_parts")
        .addColumn("id", text, (column) => column.primaryKey().notNull())
        .addColumn("project_id", text, (column) => column.notNull())
        .addColumn("kind", text, (column) => column.notNull())
        .addColumn("position", whole, (column) => column.notNull())
        .addColumn("body", text, (column) => column.notNull())
        .modifyEnd(options)
        .execute();
      await db.schema
        .createIndex("parts_of_project")
        .on("project_parts")
        .columns(["project_id", "kind", "position"])
        .execute();
    },
  };
}
