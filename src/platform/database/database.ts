import type { Kysely } from "kysely";
import type { Condition } from "./condition.ts";
import type { Schema } from "./schema.ts";

export type Engine = "sqlite" | "postgres";

export type Parameter = string | number | null;

export interface Statement {
  readonly sql: string;
  readonly parameters: readonly Parameter[];
  /** Nothing is kept of it. */
  readonly once?: boolean;
}

/**
 * Migrations by name, as SQL statements; they run in the order of their names. A released one is edited only so that its
 * result stays the same. A function is for statements that differ between the engines in more than the names of types.
 */
export type SqlMigrations = Readonly<Record<string, string | ((engine: Engine) => string)>>;

/** What the platform has to know of the tables that services add to its own. */
export interface ServiceTables {
  readonly migrations: SqlMigrations;
  /** Tables that an export leaves out, because their rows soon expire. */
  readonly temporary: readonly string[];
  /** The table that a rescue reads first: while it is read, a failing disk may get worse. */
  readonly rescuedFirst: string;
}

export interface Database {
  readonly engine: Engine;
  readonly db: Kysely<Schema>;
  /** For work that may take minutes, such as loading content: the time-outs that requests have do not cut it off. */
  readonly bulk: Kysely<Schema>;
  /** Where the rows live, in words that may be logged: never holds a password. */
  readonly place: string;
  readonly tables: ServiceTables;
  readonly condition: Condition;
  /** What the operator should know about it, in sentences. */
  readonly remarks: readonly string[];
  /**
   * Runs a statement that only reads, outside any transaction, and keeps it prepared: the cheapest way to ask what is
   * asked all the time. It waits for no transaction that writes. On PostgreSQL one that writes may be run by it, too, and
   * is stored for good when it answers.
   */
  read<Row>(statement: Statement): Promise<Row[]>;
  /** Brings the tables up to date and returns the names of the migrations that it ran. */
  migrate(): Promise<string[]>;
  pendingMigrations(): Promise<string[]>;
  /** Tells every process on this database, this one included. The payload is at most 7,900 bytes. */
  notify(channel: string, payload: string): Promise<void>;
  /**
   * Calls the handler for every notification until the returned function is called. `onGap` is called when
   * notifications may have been missed: then whatever was kept because of them is to be thrown away.
   */
  listen(channel: string, handler: (payload: string) => void, onGap?: () => void): Promise<() => void>;
  close(): Promise<void>;
}
