import { EncodedBody } from "../../platform/encoded-body.ts";
import type { PageCache } from "../../platform/page-cache.ts";
import { collectIngredients } from "../../platform/page-ingredients.ts";

/** Gives the text of a file, made anew where it is not kept; nothing where there is no such file. */
export type KeepFile = (path: string, make: () => Promise<string | undefined>) => Promise<string | undefined>;

const FRESH_FOR_MS = 5 * 60 * 1000;

/**
 * What takes long to make stands in the cache of the pages: a change of what it was made from drops it there. What comes
 * from a host of someone else has no ingredients: it does not tell when it changes, and is asked for each time.
 */
export function keepFiles(cache: PageCache): KeepFile {
  return async (path, make) => {
    // No address begins so: the shortest way of pages, which has their headers, must not find it.
    const key = `file ${path}`;
    const kept = cache.get(key);
    if (kept) return kept.body.identity.toString();
    const { moment } = cache;
    const { made, ingredients, hasFailure, isStale } = await collectIngredients(make);
    const isLasting = made !== undefined && !hasFailure && !isStale && ingredients.size > 0;
    if (isLasting && cache.isOn) {
      const body = new EncodedBody(made);
      const freshUntil = Date.now() + FRESH_FOR_MS;
      const file = { status: 200, headers: [], body, freshUntil, tags: ingredients };
      cache.set(key, { ...file, kind: "page", scriptHashes: [] }, moment);
    }
    return made;
  };
}
