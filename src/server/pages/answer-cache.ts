import { LRUCache } from "lru-cache";
import type { Caller } from "../../contracts/create-caller.ts";
import { deepFreeze } from "../../contracts/deep-freeze.ts";
import { type CallAnswer, isSafe } from "../../contracts/define-call.ts";
import type { Outcome } from "../../contracts/outcome.ts";
import {
  collectDependencies,
  noteDependency,
  noteFailure,
  noteStale,
  noteUnannounced,
} from "../../platform/page-dependencies.ts";

export interface AnswerCache {
  call: Caller;
  /** Drops the responses that depend on one of these; all of them without an argument. */
  forget(changed?: readonly string[]): void;
}

interface Remembered {
  outcome: Outcome<unknown>;
  dependencies: ReadonlySet<string>;
}

const MAX_ANSWERS = 1000;
/** Some responses contain more than documents, whose changes are not announced. */
const FRESH_FOR_MS = 60_000;

/**
 * Caches the calls for public pages. The dependencies of a response are known, and so is when they change: until then
 * the next page with the same call gets the cached response. The number of galleries is unlimited, and all of them
 * need the same rates, categories and notices.
 */
export function createAnswerCache(call: Caller): AnswerCache {
  const answers = new LRUCache<string, Remembered>({ max: MAX_ANSWERS, ttl: FRESH_FOR_MS });
  let changes = 0;

  async function ask(key: string, make: () => Promise<Outcome<unknown>>): Promise<Remembered> {
    const before = changes;
    const { made: outcome, dependencies, hasFailure, isStale } = await collectDependencies(make);
    if (hasFailure) noteFailure();
    if (isStale) noteStale();
    const answer = { outcome, dependencies };
    // A response from an upstream has no dependencies, because the upstream does not announce changes.
    if (dependencies.size === 0) noteUnannounced();
    const isLasting = outcome.ok && !hasFailure && !isStale && dependencies.size > 0;
    if (isLasting && before === changes) answers.set(key, { ...answer, outcome: deepFreeze(outcome) });
    return answer;
  }

  const remembering: Caller = async (definition, input) => {
    if (!isSafe(definition)) return call(definition, input);
    const owner = definition.isOurs ? "own" : definition.host;
    const key = `${owner} ${definition.name} ${JSON.stringify(input)}`;
    const { outcome, dependencies } = answers.get(key) ?? (await ask(key, () => call(definition, input)));
    for (const name of dependencies) noteDependency(name);
    return outcome as Outcome<CallAnswer<typeof definition>>;
  };
  Object.assign(remembering, { report: call.report, isUpstream: call.isUpstream });

  return {
    call: remembering,
    forget(changed) {
      changes += 1;
      for (const [key, { dependencies }] of [...answers.entries()])
        if (!changed || changed.some((name) => dependencies.has(name))) answers.delete(key);
    },
  };
}
