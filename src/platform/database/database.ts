import type { Kysely } from "kysely";
import type { Condition } from "./condition.ts";
import type { Schema } from "./schema.ts";
import type { SealedColumns, SealedTables } from "./sealed/sealed-columns.ts";

export type Engine = "sqlite" | "postgres";

export type Parameter = string | number | null;

export interface Statement {
  readonly sql: string;
  readonly parameters: readonly Parameter[];
  /** The statement is not cached. */
  readonly once?: boolean;
}

/**
 * Migrations by name, as SQL statements; they run in the order of their names. A released one may be edited only if
 * its result stays the same. A function is for statements that differ between the engines in more than type names.
 */
export type SqlMigrations = Readonly<Record<string, string | ((engine: Engine) => string)>>;

/** The tables that services add to those of the platform. */
export interface ServiceTables {
  readonly migrations: SqlMigrations;
  /** Tables that an export leaves out, because their rows soon expire. */
  readonly temporary: readonly string[];
  /** The table that a rescue reads first, because a failing disk may get worse while it is read. */
  readonly rescuedFirst: string;
  /** Columns with contacts and words of persons, which are encrypted when a key is set. */
  readonly sealed: SealedColumns;
}

export interface Database {
  readonly engine: Engine;
  readonly db: Kysely<Schema>;
  /** For work that may take minutes, such as loading content: the timeouts of requests do not apply. */
  readonly bulk: Kysely<Schema>;
  /** The location of the database for the log: it never contains a password. */
  readonly location: string;
  readonly tables: ServiceTables;
  readonly condition: Condition;
  /** Undefined if no key is set. Kysely seals and opens by itself; other statements need `sealRow` and `openRow`. */
  readonly sealing: SealedTables | undefined;
  /** Remarks for the operator, in sentences. */
  readonly remarks: readonly string[];
  /**
   * Runs a reading statement outside of any transaction and caches it as prepared: the cheapest way for frequent
   * queries. It does not wait for writing transactions. On PostgreSQL it may also run a writing statement, which is
   * committed when it returns.
   */
  read<Row>(statement: Statement): Promise<Row[]>;
  /**
   * Reads documents and their indexes, also from a replica if one is set, which is then as new as the last announced
   * change. For data of customers it would be too old.
   */
  readContent<Row>(statement: Statement): Promise<Row[]>;
  /** Undefined if no replica is set. */
  isReplicaUsed: (() => boolean) | undefined;
  /** Brings the tables up to date and returns the names of the migrations that it ran. */
  migrate(): Promise<string[]>;
  pendingMigrations(): Promise<string[]>;
  /** The migrations of a newer release that have run on this database. */
  newerMigrations(): Promise<string[]>;
  /** Notifies every process on this database, including this one. The payload has at most 7,900 bytes. */
  notify(channel: string, payload: string): Promise<void>;
  /**
   * Calls the handler for every notification until the returned function is called. `onGap` is called when
   * notifications may have been missed: then everything cached because of them must be discarded.
   */
  listen(channel: string, handler: (payload: string) => void, onGap?: () => void): Promise<() => void>;
  close(): Promise<void>;
}
