import { type Kysely, type RawBuilder, sql } from "kysely";
import { StartupProblem } from "../../startup-problem.ts";
import type { Database } from "../database.ts";
import { databaseFailureOf } from "../health/database-failure.ts";
import type { Schema } from "../schema.ts";
import { exportHeader, exportLine } from "./export-lines.ts";
import {
  type CarriedTable,
  carriedTables,
  type PortableRow,
  type TableSummary,
  tableDigest,
} from "./table-rows.ts";

/** These tables are made from others and from files, which still exist. */
const FROM_FILES: readonly string[] = ["documents"];

/** Without these settings the content is loaded again from its files. */
const OF_CONTENT = /^content\./;

export async function* rescueDatabase(
  database: Database,
  say: (sentence: string) => void,
): AsyncGenerator<string> {
  const { db, engine, location } = database;
  if (engine !== "sqlite")
    throw new StartupProblem(
      `${location} is rescued with PostgreSQL's own tools (pg_dump), or from a backup of that server.`,
    );
  yield exportHeader(database.tables);
  const end: Record<string, TableSummary> = {};
  const isFirst = ({ name }: CarriedTable) => name === database.tables.rescuedFirst;
  const tables = await carriedTables(database);
  for (const table of tables.toSorted((one, other) => Number(isFirst(other)) - Number(isFirst(one)))) {
    if (FROM_FILES.includes(table.name)) {
      end[table.name] = tableDigest(table).summary();
      continue;
    }
    const { rows, lost } = await readWhatIsLeft(db, table);
    const digest = tableDigest(table);
    for (const row of rows) {
      digest.add(row);
      yield exportLine({ table: table.name, row });
    }
    end[table.name] = digest.summary();
    say(`${table.name}: ${rows.length} rows${lost ? " could be read; some may be missing" : ""}.`);
  }
  yield exportLine({ end });
}

/**
 * Reads by the index of its keys and by the table itself, each from both ends: rows that one read does not reach,
 * another may.
 */
async function readWhatIsLeft(
  db: Kysely<Schema>,
  table: CarriedTable,
): Promise<{ rows: PortableRow[]; lost: boolean }> {
  const key = sql.ref(table.key);
  const columns = sql.join(table.columns.map((column) => sql.ref(column)));
  const from = sql.table(table.name);
  const found = new Map<string, PortableRow>();
  let lost = false;

  const keep = (row: PortableRow) => found.set(String(row[table.key]), row);
  const ask = async (question: RawBuilder<PortableRow>): Promise<PortableRow[]> => {
    try {
      return (await question.execute(db)).rows;
    } catch (error) {
      if (databaseFailureOf(error) === undefined) throw error;
      lost = true;
      return [];
    }
  };
  const walk = async (part: RawBuilder<unknown>, place: RawBuilder<unknown>, forwards: boolean) => {
    const [beyond, order] = forwards ? [sql`>`, sql`asc`] : [sql`<`, sql`desc`];
    let after: PortableRow | undefined;
    do {
      const rest = after ? sql`where ${place} ${beyond} ${after.place}` : sql``;
      [after] = await ask(
        sql`select ${place} as place from ${part} ${rest} order by ${place} ${order} limit 1`,
      );
      const row =
        after && (await ask(sql`select ${columns} from ${part} where ${place} = ${after.place}`))[0];
      if (row) keep(row);
    } while (after);
  };

  await walk(from, key, true);
  if (lost) await walk(from, key, false);
  if (lost) for (const forwards of [true, false]) await walk(sql`${from} not indexed`, sql`rowid`, forwards);
  const rows = [...found].filter(([name]) => table.name !== "settings" || !OF_CONTENT.test(name));
  return { rows: rows.toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row), lost };
}
