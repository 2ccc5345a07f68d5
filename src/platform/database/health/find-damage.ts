import { DatabaseSync } from "node:sqlite";
import { databaseFailureOf } from "./database-failure.ts";

const MAX_FAULTS = 50;

/**
 * Reads every page of the file, and returns the damaged tables or another description of the damage; undefined if
 * there is none.
 */
export function findDamage(file: string): string | undefined {
  const sqlite = new DatabaseSync(file, { readOnly: true });
  const faults: string[] = [];
  try {
    for (const { quick_check } of sqlite.prepare(`pragma quick_check(${MAX_FAULTS})`).iterate())
      faults.push(...String(quick_check).split("\n"));
  } catch (error) {
    // The check itself may fail because of the damage.
    if (databaseFailureOf(error) !== "damaged") throw error;
    faults.push(error instanceof Error ? error.message : String(error));
  }
  try {
    return faults.join() === "ok" ? undefined : describe(faults, namesByRoot(sqlite));
  } finally {
    sqlite.close();
  }
}

function namesByRoot(sqlite: DatabaseSync): Map<string, string> {
  try {
    const rows = sqlite.prepare("select rootpage, tbl_name from sqlite_schema where rootpage > 0").all();
    return new Map(rows.map(({ rootpage, tbl_name }) => [String(rootpage), String(tbl_name)]));
  } catch (error) {
    // The list of tables is damaged as well.
    if (databaseFailureOf(error) !== "damaged") throw error;
    return new Map();
  }
}

/**
 * In "Tree 12 page 345: …" the number is the root page of the table; if no fault contains one, the fault's own text
 * is used.
 */
function describe(faults: readonly string[], names: ReadonlyMap<string, string>): string {
  const tables = faults.flatMap((fault) => names.get(/^Tree (\d+)\b/.exec(fault)?.[1] ?? "") ?? []);
  const named = [...new Set(tables)];
  if (named.length === 0) return faults.find((fault) => !fault.startsWith("***")) ?? "unknown";
  return `${named.length === 1 ? "the table" : "the tables"} ${named.join(", ")}`;
}
