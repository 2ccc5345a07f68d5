import { EncodedBody } from "../../platform/encoded-body.ts";
import type { PageCache } from "../../platform/page-cache.ts";
import { collectDependencies } from "../../platform/page-dependencies.ts";

/** Returns the text of a file, created if it is not cached; undefined if there is no such file. */
export type FileCache = (
  path: string,
  make: () => Promise<string | undefined>,
) => Promise<string | undefined>;

const FRESH_FOR_MS = 5 * 60 * 1000;

/**
 * Files that are slow to create are in the page cache, where a change of a dependency removes them. A file from an
 * upstream has no dependencies, because the upstream does not announce changes, so it is created each time.
 */
export function createFileCache(cache: PageCache): FileCache {
  return async (path, make) => {
    // No address begins like this, so that the fast path, which adds the headers of pages, does not find it.
    const key = `file ${path}`;
    const kept = cache.get(key);
    if (kept) return kept.body.identity.toString();
    const { moment } = cache;
    const { made, dependencies, hasFailure, isStale } = await collectDependencies(make);
    const isLasting = made !== undefined && !hasFailure && !isStale && dependencies.size > 0;
    if (isLasting && cache.isOn) {
      const body = new EncodedBody(made);
      const freshUntil = Date.now() + FRESH_FOR_MS;
      const file = { status: 200, headers: [], body, freshUntil, tags: dependencies };
      cache.set(key, { ...file, kind: "page", scriptHashes: [] }, moment);
    }
    return made;
  };
}
