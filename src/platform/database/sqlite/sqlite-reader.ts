import { DatabaseSync, type StatementSync } from "node:sqlite";
import type { Condition } from "../condition.ts";
import type { Database, Statement } from "../database.ts";
import { BUSY_TIMEOUT_MS, whileLocked } from "../while-locked.ts";

const KEPT_STATEMENTS = 500;
/** The most that SQLite maps: reading then costs no call to the kernel. */
const MAPPED_BYTES = 2_147_418_112;

/**
 * A second connection for reading: it sees what is committed and nothing else, and waits for no transaction of the one
 * that writes. Statements stay prepared.
 */
export function sqliteReader(file: string, condition: Condition): Pick<Database, "read"> & { close(): void } {
  const sqlite = new DatabaseSync(file, { readOnly: true, timeout: BUSY_TIMEOUT_MS });
  sqlite.exec(`pragma mmap_size = ${MAPPED_BYTES};`);
  const kept = new Map<string, StatementSync>();

  function prepare({ sql, once }: Statement): StatementSync {
    const known = kept.get(sql);
    if (known) return known;
    const statement = sqlite.prepare(sql);
    if (once) return statement;
    if (kept.size >= KEPT_STATEMENTS) kept.clear();
    kept.set(sql, statement);
    return statement;
  }

  return {
    async read<Row>(statement: Statement) {
      try {
        return await whileLocked(
          condition,
          async () => prepare(statement).all(...statement.parameters) as Row[],
        );
      } catch (error) {
        condition.note(error);
        throw error;
      }
    },
    close: () => sqlite.close(),
  };
}
