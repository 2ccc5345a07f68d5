import type { Kysely } from "kysely";
import type { Schema } from "./schema.ts";

export type Engine = "sqlite" | "postgres";

export interface Database {
  readonly engine: Engine;
  readonly db: Kysely<Schema>;
  /** Where the rows live, in words that may be logged: never holds a password. */
  readonly place: string;
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
