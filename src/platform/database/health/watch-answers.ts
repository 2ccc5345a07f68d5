import { setTimeout as pause } from "node:timers/promises";
import { hasWaitedInVain } from "./trouble.ts";

export interface AnswerWatch {
  /** Runs the work, unless the server is known to be silent: then it fails at once instead of waiting as long again. */
  ask<Answer>(work: () => Promise<Answer>): Promise<Answer>;
  stop(): void;
}

class ServerSilent extends Error {
  override readonly name = "ServerSilent";
  /** As for a connection that times out. */
  readonly code = "ETIMEDOUT";
}

/** For work that nobody waits for: it is better late than broken off. */
export const PATIENT_WATCH: AnswerWatch = { ask: (work) => work(), stop: () => {} };

const BETWEEN_QUESTIONS = 500;

/**
 * A server whose processes stand still takes connections and answers nothing. Whoever has waited for it in vain makes the
 * others stop waiting, until it answers a question again.
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
      if (isSilent) throw new ServerSilent("The database server did not answer the last question.");
      try {
        return await work();
      } catch (error) {
        if (hasWaitedInVain(error) && !isAsking) void askUntilAnswered();
        throw error;
      }
    },
    stop: () => stopping.abort(),
  };
}
