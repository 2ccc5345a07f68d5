import { LRUCache } from "lru-cache";
import type { Caller } from "../../contracts/create-caller.ts";
import { deepFreeze } from "../../contracts/deep-freeze.ts";
import { type CallAnswer, isSafe } from "../../contracts/define-call.ts";
import type { Outcome } from "../../contracts/outcome.ts";
import {
  collectIngredients,
  noteFailure,
  noteIngredient,
  noteStale,
} from "../../platform/page-ingredients.ts";

export interface RememberedAnswers {
  call: Caller;
  /** Drops the answers that were made from one of these; all of them when nothing is named. */
  forget(changed?: readonly string[]): void;
}

interface Remembered {
  outcome: Outcome<unknown>;
  ingredients: ReadonlySet<string>;
}

const MOST_ANSWERS = 1000;
/** Some answers hold more than documents, and nobody tells when that changes. */
const FRESH_FOR_MS = 60_000;

/**
 * Calls for pages that are the same for everybody. What such a page is made from is known, and so is when it changes: until
 * then the next page that asks the same has the answer at once. There are endlessly many galleries, and all of them ask for
 * the same rates, categories and notices.
 */
export function rememberAnswers(call: Caller): RememberedAnswers {
  const answers = new LRUCache<string, Remembered>({ max: MOST_ANSWERS, ttl: FRESH_FOR_MS });
  let changes = 0;

  async function ask(key: string, make: () => Promise<Outcome<unknown>>): Promise<Remembered> {
    const before = changes;
    const { made: outcome, ingredients, hasFailure, isStale } = await collectIngredients(make);
    if (hasFailure) noteFailure();
    if (isStale) noteStale();
    const answer = { outcome, ingredients };
    // What comes from a host of someone else has no ingredients: it does not tell when it changes.
    const isLasting = outcome.ok && !hasFailure && !isStale && ingredients.size > 0;
    if (isLasting && before === changes) answers.set(key, { ...answer, outcome: deepFreeze(outcome) });
    return answer;
  }

  const remembering: Caller = async (definition, input) => {
    if (!isSafe(definition)) return call(definition, input);
    const owner = definition.isOurs ? "own" : definition.host;
    const key = `${owner} ${definition.name} ${JSON.stringify(input)}`;
    const { outcome, ingredients } = answers.get(key) ?? (await ask(key, () => call(definition, input)));
    for (const name of ingredients) noteIngredient(name);
    return outcome as Outcome<CallAnswer<typeof definition>>;
  };
  Object.assign(remembering, { report: call.report, isElsewhere: call.isElsewhere });

  return {
    call: remembering,
    forget(changed) {
      changes += 1;
      for (const [key, { ingredients }] of [...answers.entries()])
        if (!changed || changed.some((name) => ingredients.has(name))) answers.delete(key);
    },
  };
}
