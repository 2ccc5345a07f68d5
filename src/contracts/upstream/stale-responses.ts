import { LRUCache } from "lru-cache";
import type { Call } from "../define-call.ts";
import type { UpstreamResponse } from "./fetch-upstream.ts";

export interface StaleResponses {
  keep(call: Call, input: unknown, arrived: UpstreamResponse): void;
  find(call: Call, input: unknown): UpstreamResponse | undefined;
}

const MAX_ANSWERS = 5000;
const MAX_BYTES = 48 * 1024 * 1024;

/**
 * Stores the text of responses: it is parsed and checked again only when an upstream fails. `answer-cache.ts`
 * caches shared responses while they are valid; these are used only when there is no valid one.
 */
export function createStaleResponses(lifeMs: number): StaleResponses {
  if (lifeMs === 0) return { keep: () => {}, find: () => undefined };
  const answers = new LRUCache<string, UpstreamResponse>({
    max: MAX_ANSWERS,
    maxSize: MAX_BYTES,
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

/** Personal responses and personal input are not cached. */
function isForEverybody({ headers, isPersonal }: Call, input: unknown): boolean {
  const hasBearer = typeof input === "object" && input !== null && "bearer" in input;
  return !headers && !isPersonal && !hasBearer;
}

function keyOf({ host, name }: Call, input: unknown): string {
  return `${host} ${name} ${JSON.stringify(input)}`;
}
