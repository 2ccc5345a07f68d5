import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from "kysely";
import pg from "pg";
import type { Condition } from "../condition.ts";
import { type DatabaseFailure, databaseFailureOf } from "../health/database-failure.ts";
import type { AnswerWatch } from "../health/watch-answers.ts";

export interface GuardedPool {
  forKysely: PostgresPool;
  query(question: pg.QueryConfig): Promise<pg.QueryResult>;
  end(): Promise<void>;
}

/** After these failures a late response could reach the wrong query, so the connection is unusable. */
const SPOILING: readonly DatabaseFailure[] = ["silent", "unreachable"];

/**
 * A pool that fails immediately while the server does not respond, and discards a connection after a missing
 * response.
 */
export function guardedPool(config: pg.PoolConfig, condition: Condition, watch: AnswerWatch): GuardedPool {
  const pool = new pg.Pool(config);
  // The pool replaces a connection that dies while idle; without a listener the error would end the process.
  pool.on("error", () => {});

  async function noting<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    try {
      return await watch.ask(work);
    } catch (error) {
      condition.note(error);
      throw error;
    }
  }

  async function connect(): Promise<PostgresPoolClient> {
    const client = await noting(() => pool.connect());
    let spoiled: unknown;
    // Without a listener, a connection that breaks while in use would end the process.
    const onError = (error: unknown) => {
      spoiled = error;
    };
    client.on("error", onError);

    async function run(text: string, values: readonly unknown[]): Promise<pg.QueryResult> {
      if (spoiled) throw spoiled;
      try {
        return await noting(() => client.query(text, [...values]));
      } catch (error) {
        const failure = databaseFailureOf(error);
        if (failure && SPOILING.includes(failure)) spoiled = error;
        throw error;
      }
    }

    function query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
    function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
    function query(asked: string | PostgresCursor<unknown>, values: readonly unknown[] = []): unknown {
      if (typeof asked !== "string") throw new TypeError("Cursors are not used here.");
      return run(asked, values);
    }

    return {
      query,
      release(destroy = false) {
        client.off("error", onError);
        client.release(destroy || spoiled !== undefined);
      },
    };
  }

  return {
    forKysely: { connect, end: () => pool.end(), options: pool.options },
    // The pool itself discards a connection when a query on it fails for any reason.
    query: (question) => noting(() => pool.query(question)),
    end: () => pool.end(),
  };
}
