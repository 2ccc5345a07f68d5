import { DatabaseSync, type StatementSync } from "node:sqlite";
import pg from "pg";

/** The baseline: a driver without any layer around it, with statements that are prepared once. */
export interface Hand {
  read<Row>(text: string, parameters: readonly (string | number)[]): Promise<Row[]>;
  close(): Promise<void>;
}

/** Placeholders use the PostgreSQL notation, each occurs once and in order. */
export function sqliteHand(file: string): Hand {
  const sqlite = new DatabaseSync(file, { readOnly: true });
  sqlite.exec("pragma mmap_size = 2147418112");
  const prepared = new Map<string, StatementSync>();
  return {
    async read<Row>(text: string, parameters: readonly (string | number)[]) {
      const statement = prepared.get(text) ?? sqlite.prepare(text.replace(/\$\d+/g, "?"));
      prepared.set(text, statement);
      return statement.all(...parameters) as Row[];
    },
    async close() {
      sqlite.close();
    },
  };
}

const INT8 = 20;

export async function postgresHand(url: string): Promise<Hand> {
  const types = new pg.TypeOverrides();
  types.setTypeParser(INT8, Number);
  const client = new pg.Client({ connectionString: url, types });
  await client.connect();
  const names = new Map<string, string>();
  return {
    async read<Row>(text: string, parameters: readonly (string | number)[]) {
      const name = names.get(text) ?? `by hand ${names.size}`;
      names.set(text, name);
      const { rows } = await client.query({ name, text, values: [...parameters] });
      return rows as Row[];
    },
    close: () => client.end(),
  };
}
