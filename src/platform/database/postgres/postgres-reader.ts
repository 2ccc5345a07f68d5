import type { Database, Statement } from "../database.ts";
import type { GuardedPool } from "./postgres-pool.ts";

/** A connection stores a plan for each; statements beyond this number are planned at every call. */
const KEPT_STATEMENTS = 1_000;

/** Statements are prepared once on each connection, under the same name on all of them. */
export function postgresReader(pool: Pick<GuardedPool, "query">): Pick<Database, "read"> {
  const names = new Map<string, string>();

  function nameOf({ sql, once }: Statement): string | undefined {
    const known = names.get(sql);
    if (known || once || names.size >= KEPT_STATEMENTS) return known;
    const name = `read ${names.size}`;
    names.set(sql, name);
    return name;
  }

  return {
    async read<Row>(statement: Statement) {
      const name = nameOf(statement);
      const { sql: text, parameters } = statement;
      const { rows } = await pool.query({ text, values: [...parameters], ...(name && { name }) });
      return rows as Row[];
    },
  };
}
