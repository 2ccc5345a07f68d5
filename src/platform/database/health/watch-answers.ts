import { setTimeout as pause } from "node:timers/promises";
import { hasTimedOut } from "./database-failure.ts";

export interface AnswerWatch {
  /**
   * Runs the work unless the server is known not to respond: then it fails immediately instead of waiting as long
   * again.
   */
  ask<Answer>(work: () => Promise<Answer>): Promise<Answer>;
  stop(): void;
}

class ServerSilent extends Error {
  override readonly name = "ServerSilent";
  /** The same code as a connection timeout. */
  readonly code = "ETIMEDOUT";
}

/** For background work, which should rather finish late than be aborted. */
export const PATIENT_WATCH: AnswerWatch = { ask: (work) => work(), stop: () => {} };

const BETWEEN_QUESTIONS = 500;

/**
 * A server with frozen processes accepts connections but does not respond. After one call has timed out, the other
 * calls fail immediately until the server answers a probe again.
 */
export function watchAnswers(question: () => Promise<unknown>): AnswerWatch {
  const stopping = new AbortController();
  let isSilent = false;
  let isAsking = false;

  async function askUntilAnswered(): Promise<void> {
    isAsking = true;
    while (!stopping.signal.aborted) {
      isSilent = !(await question().then(
        () => true,
        () => false,
      ));
      if (!isSilent) break;
      await pause(BETWEEN_QUESTIONS, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
    }
    isAsking = false;
  }

  return {
    async ask(work) {
      if (isSilent) throw new ServerSilent("The database server did not answer the last query.");
      try {
        return await work();
      } catch (error) {
        if (hasTimedOut(error) && !isAsking) void askUntilAnswered();
        throw error;
      }
    },
    stop: () => stopping.abort(),
  };
}
