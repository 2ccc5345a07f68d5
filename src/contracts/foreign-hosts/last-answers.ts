import { LRUCache } from "lru-cache";
import type { Call } from "../define-call.ts";
import type { Arrived } from "./ask-host.ts";

export interface LastAnswers {
  keep(call: Call, input: unknown, arrived: Arrived): void;
  find(call: Call, input: unknown): Arrived | undefined;
}

const MOST_ANSWERS = 5000;
const MOST_BYTES = 48 * 1024 * 1024;

/**
 * Kept as text: it is read again, and checked again, only when a host fails. Beside them `remember-answers.ts` keeps what
 * pages share for as long as it is known to be right; these are used where nothing right can be had.
 */
export function createLastAnswers(lifeMs: number): LastAnswers {
  if (lifeMs === 0) return { keep: () => {}, find: () => undefined };
  const answers = new LRUCache<string, Arrived>({
    max: MOST_ANSWERS,
    maxSize: MOST_BYTES,
    sizeCalculation: ({ text }, key) => 2 * (text.length + key.length) + 200,
    ttl: lifeMs,
    perf: { now: () => Date.now() },
  });
  return {
    keep(call, input, arrived) {
      if (isForEverybody(call, input)) answers.set(keyOf(call, input), arrived);
    },
    find: (call, input) => answers.get(keyOf(call, input)),
  };
}

/** What one person may see, or has typed, is kept for nobody. */
function isForEverybody({ headers, isPersonal }: Call, input: unknown): boolean {
  const hasBearer = typeof input === "object" && input !== null && "bearer" in input;
  return !headers && !isPersonal && !hasBearer;
}

function keyOf({ host, name }: Call, input: unknown): string {
  return `${host} ${name} ${JSON.stringify(input)}`;
}
