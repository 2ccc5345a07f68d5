import { type Kysely, sql } from "kysely";
import type { Database } from "../../platform/database/database.ts";
import type { Schema } from "../../platform/database/schema.ts";
import { openRow, sealRow } from "../../platform/database/sealed/sealed-columns.ts";
import { truncateLog } from "../../platform/database/truncate-log.ts";
import { mailboxOf } from "../mail/mailbox.ts";
import { noteContactKey } from "./contact-key.ts";
import { SEALED_COLUMNS } from "./sealed-columns.ts";

type SealingDatabase = Pick<Database, "db" | "sealing">;
type Row = Record<string, string | null>;

export interface SealedAll {
  changed: { table: string; rows: number }[];
  /** Rows that stay as they are, because an equal one exists. */
  kept: number;
}

const ROWS_AT_ONCE = 500;

/**
 * Rewrites all rows with the current key, or without encryption if there is none. The site may run meanwhile: a row
 * that it changes is read again.
 */
export async function sealAll(database: SealingDatabase): Promise<SealedAll> {
  const tables = await database.db.introspection.getTables();
  const changed: SealedAll["changed"] = [];
  let kept = 0;
  for (const { name } of tables) {
    const columns = SEALED_COLUMNS[name];
    if (!columns) continue;
    const done = await sealTable(database, name, columns);
    if (done.rows > 0) changed.push({ table: name, rows: done.rows });
    kept += done.kept;
  }
  await truncateLog(database.db);
  if (kept === 0) await noteContactKey(database);
  return { changed, kept };
}

async function sealTable(
  { db, sealing }: SealingDatabase,
  table: string,
  columns: readonly string[],
): Promise<{ rows: number; kept: number }> {
  const done = { rows: 0, kept: 0 };
  const currentOf = (row: Row) => sealRow(sealing, table, complete(table, openRow(sealing, table, row)));
  let after = "";
  for (;;) {
    const rows = await readRows(db, { table, columns, after });
    const changes = rows.flatMap((row) => {
      const current = currentOf(row);
      return columns.every((column) => current[column] === row[column]) ? [] : [{ row, current }];
    });
    for (const change of changes) {
      const outcome = await writeRow(db, { table, columns, ...change });
      if (outcome === "equal") done.kept += 1;
      else if (outcome === "changed") done.rows += 1;
      else await writeAgain(change.row.id);
    }
    after = rows.at(-1)?.id ?? "";
    if (rows.length < ROWS_AT_ONCE) return done;
  }

  /** The site changed the row after it was read, perhaps a process with the former key. */
  async function writeAgain(id: string | null | undefined): Promise<void> {
    const [row] = await readRows(db, { table, columns, id: id ?? "" });
    if (!row) return;
    if ((await writeRow(db, { table, columns, row, current: currentOf(row) })) === "changed") done.rows += 1;
    else done.kept += 1;
  }
}

/** The mailbox of older leads is not stored, and cannot be searched in encrypted addresses. */
function complete(table: string, row: Row): Row {
  if (table !== "leads" || !row.email || row.mailbox) return row;
  return { ...row, mailbox: mailboxOf(row.email) };
}

type Asked = { table: string; columns: readonly string[] } & ({ after: string } | { id: string });

async function readRows(db: Kysely<Schema>, { table, columns, ...asked }: Asked): Promise<Row[]> {
  const names = sql.join(["id", ...columns].map((column) => sql.ref(column)));
  const which = "id" in asked ? sql`id = ${asked.id}` : sql`id > ${asked.after}`;
  const { rows } = await sql<Row>`
    select ${names} from ${sql.table(table)} where ${which} order by id limit ${ROWS_AT_ONCE}
  `.execute(db);
  return rows;
}

interface Change {
  table: string;
  columns: readonly string[];
  row: Row;
  current: Row;
}

/** Writes a row unless the site changed it since it was read. */
async function writeRow(
  db: Kysely<Schema>,
  { table, columns, row, current }: Change,
): Promise<"changed" | "other" | "equal"> {
  const values = sql.join(columns.map((column) => sql`${sql.ref(column)} = ${current[column] ?? null}`));
  const asRead = columns.map((column) => sql`${sql.ref(column)} is not distinct from ${row[column] ?? null}`);
  try {
    const { rows } = await sql`
      update ${sql.table(table)} set ${values}
      where id = ${row.id} and ${sql.join(asRead, sql` and `)} returning id
    `.execute(db);
    return rows.length > 0 ? "changed" : "other";
  } catch (error) {
    if (isDuplicate(error)) return "equal";
    throw error;
  }
}

function isDuplicate(error: unknown): boolean {
  return error instanceof Error && /unique constraint/i.test(error.message);
}
