import type { KyselyConfig } from "kysely";
import type { Database } from "./database.ts";

/** Called after each statement with its text, which has placeholders instead of values. */
export type OnStatement = (text: string, milliseconds: number) => void;

/** The part of Kysely's options that reports its statements. */
export function statementLog(onStatement: OnStatement | undefined): Pick<KyselyConfig, "log"> {
  if (!onStatement) return {};
  return { log: ({ query, queryDurationMillis }) => onStatement(query.sql, queryDurationMillis) };
}

export function observedRead(
  { read }: Pick<Database, "read">,
  onStatement: OnStatement | undefined,
): Database["read"] {
  if (!onStatement) return read;
  return async (statement) => {
    const startedAt = performance.now();
    try {
      return await read(statement);
    } finally {
      onStatement(statement.sql, performance.now() - startedAt);
    }
  };
}
