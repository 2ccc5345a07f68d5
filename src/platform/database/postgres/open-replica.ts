import pg from "pg";
import { createCondition } from "../condition.ts";
import type { Database } from "../database.ts";
import { PATIENT_WATCH } from "../health/watch-answers.ts";
import { type ContentReplica, contentReplica, type LogPosition } from "./content-replica.ts";
import { guardedPool } from "./postgres-pool.ts";
import { postgresLocation } from "./postgres-problem.ts";
import { postgresReader } from "./postgres-reader.ts";

/** Shorter than those of the primary, which answers after them. */
const LIMITS = {
  connectionTimeoutMillis: 1_000,
  statement_timeout: 1_000,
  query_timeout: 1_500,
} as const satisfies pg.PoolConfig;

const CONNECTIONS = 10;

/** A server that was promoted is no replica any more: its documents may differ. */
const HAS_REPLAYED =
  "select pg_is_in_recovery() and pg_wal_lsn_diff(pg_last_wal_replay_lsn(), $1::pg_lsn) >= 0 as replayed";

interface OpenReplica extends ContentReplica {
  location: string;
  close(): Promise<void>;
}

/** The site starts and runs without it, so no failure of the replica is a failure of the database. */
export function openReplica(url: string, shared: pg.PoolConfig, primary: Database["read"]): OpenReplica {
  const config = { ...shared, connectionString: url, ...LIMITS };
  const pool = guardedPool({ ...config, max: CONNECTIONS }, createCondition(), PATIENT_WATCH);

  /** Uses a new connection, because the existing ones may be dead or in use. */
  async function hasReplayed(position: LogPosition): Promise<boolean> {
    const client = new pg.Client({ ...config, application_name: "atrium question" });
    client.on("error", () => {});
    try {
      await client.connect();
      const { rows } = await client.query(HAS_REPLAYED, [position]);
      return rows[0]?.replayed === true;
    } finally {
      void client.end().catch(() => {});
    }
  }

  const replica = contentReplica({ primary, replica: postgresReader(pool).read, hasReplayed });
  return {
    ...replica,
    location: postgresLocation(url),
    async close() {
      replica.stop();
      await pool.end();
    },
  };
}
