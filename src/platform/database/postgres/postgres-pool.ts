import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from "kysely";
import pg from "pg";
import type { Condition } from "../condition.ts";
import { type Trouble, troubleOf } from "../health/trouble.ts";
import type { AnswerWatch } from "../health/watch-answers.ts";

export interface GuardedPool {
  forKysely: PostgresPool;
  query(question: pg.QueryConfig): Promise<pg.QueryResult>;
  end(): Promise<void>;
}

/** After these nobody knows what the connection would answer next, and to whom. */
const SPOILING: readonly Trouble[] = ["silent", "unreachable"];

/** A pool that fails at once while the server is silent, and gives up a connection on which an answer did not come. */
export function guardedPool(config: pg.PoolConfig, condition: Condition, watch: AnswerWatch): GuardedPool {
  const pool = new pg.Pool(config);
  // A connection that dies while idle is replaced by the pool; without a listener it would end the process.
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
    // Without a listener a connection that breaks while it is lent would end the process.
    const onError = (error: unknown) => {
      spoiled = error;
    };
    client.on("error", onError);

    async function run(text: string, values: readonly unknown[]): Promise<pg.QueryResult> {
      if (spoiled) throw spoiled;
      try {
        return await noting(() => client.query(text, [...values]));
      } catch (error) {
        const trouble = troubleOf(error);
        if (trouble && SPOILING.includes(trouble)) spoiled = error;
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
    // The pool itself gives a connection up when a question on it fails, whatever the reason.
    query: (question) => noting(() => pool.query(question)),
    end: () => pool.end(),
  };
}
