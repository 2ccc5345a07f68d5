import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import pg from "pg";

export interface BareInsert {
  /** One row and one commit. */
  insert(): Promise<unknown>;
  close(): Promise<void>;
}

const COLUMNS =
  "id submission_key customer_id country language kind name phone email pincode payload consent created_at".split(
    " ",
  );
const PAYLOAD = JSON.stringify({ about: "x".repeat(700) });
const CONSENT = JSON.stringify({ text: "x".repeat(150) });

/** The same table without any other work: one row, one commit. */
function row(): string[] {
  const contact = ["IN", "en", "full", "Asha Rao", "+919845012345", "asha@example.com", "560034"];
  return [randomUUID(), randomUUID(), randomUUID(), ...contact, PAYLOAD, CONSENT, new Date().toISOString()];
}

export function bareSqlite(folder: string): BareInsert {
  const sqlite = new DatabaseSync(join(folder, "atrium.sqlite"));
  sqlite.exec("pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = 5000;");
  const statement = sqlite.prepare(
    `insert into leads (${COLUMNS.join(", ")}) values (${COLUMNS.map(() => "?").join(", ")})`,
  );
  return {
    insert: async () => statement.run(...row()),
    close: async () => sqlite.close(),
  };
}

/** Opens one connection per client, so that PostgreSQL can group their commits. */
export function barePostgres(url: string, connections: number): BareInsert {
  const pool = new pg.Pool({ connectionString: url, max: connections });
  const text = `insert into leads (${COLUMNS.join(", ")}) values (${COLUMNS.map((_, index) => `$${index + 1}`).join(", ")})`;
  return {
    insert: () => pool.query({ name: "bare", text, values: row() }),
    close: () => pool.end(),
  };
}
