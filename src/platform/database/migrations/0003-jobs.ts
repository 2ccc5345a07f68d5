import { sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Engine } from "../database.ts";
import { columnTypes } from "./column-types.ts";

export function createJobs(engine: Engine): Migration {
  const { text, options } = columnTypes(engine);
  return {
    async up(db) {
      await db.schema
        .createTable("jobs")
        .addColumn("id", text, (column) => column.primaryKey().notNull())
        .addColumn("kind", text, (column) => column.notNull())
        // Text and not jsonb, which refuses some strings that people can type (a NUL, half a surrogate pair).
        .addColumn("payload", text, (column) => column.notNull())
        .addColumn("state", text, (column) =>
          column.notNull().check(sql`state in ('waiting', 'running', 'done', 'dead')`),
        )
        .addColumn("unique_key", text, (column) => column.unique())
        .addColumn("run_at", text, (column) => column.notNull())
        .addColumn("attempts", "integer", (column) => column.notNull())
        .addColumn("max_attempts", "integer", (column) => column.notNull())
        .addColumn("claim", text)
        .addColumn("last_error", text)
        .addColumn("created_at", text, (column) => column.notNull())
        .addColumn("finished_at", text)
        .modifyEnd(options)
        .execute();
      // Only jobs that can be taken, so that a long history costs a claim nothing.
      await sql`
        create index jobs_to_take on jobs (run_at, id) where state in ('waiting', 'running')
      `.execute(db);
    },
  };
}
