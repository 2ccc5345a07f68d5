import type { OnStatement } from "../../platform/database/observe-statements.ts";
import type { Log } from "../../platform/log.ts";
import { noteStatement } from "../../platform/tracing/current-trace.ts";

export interface StatementObserver {
  onStatement: OnStatement;
  /** From now on each duration is also passed to the metrics. */
  measure(observe: (milliseconds: number) => void): void;
}

const LONGEST_TEXT = 500;

/** Adds statements to the trace and to the metrics, and names slow ones in the log, without their values. */
export function observeStatements(slowMs: number, log: Pick<Log, "warn">): StatementObserver {
  let observe: ((milliseconds: number) => void) | undefined;
  return {
    onStatement(text, milliseconds) {
      noteStatement(milliseconds);
      observe?.(milliseconds);
      if (milliseconds < slowMs) return;
      const statement = text.replaceAll(/\s+/g, " ").trim().slice(0, LONGEST_TEXT);
      log.warn({ statement, ms: Math.round(milliseconds) }, "A database statement was slow.");
    },
    measure(next) {
      observe = next;
    },
  };
}
