import { createHash } from "node:crypto";

/** The key of every page. */
export const ALL_PAGES_KEY = "all";

/** More keys would make a header that proxies refuse. */
const MOST_KEYS_OF_A_PAGE = 100;
const MOST_CHANGES = 500;
const GROUPS = 64;

/**
 * The keys of a page at a CDN: a short hash for each dependency. A page with many dependencies has the keys of their
 * groups instead, so it is also purged when another document of such a group changes. Keys are in lower case, because
 * Cloudflare does not distinguish capital letters.
 */
export function keysOfPage(dependencies: ReadonlySet<string>): string[] {
  const names = [...dependencies];
  const keys = names.length > MOST_KEYS_OF_A_PAGE ? names.map(groupKey) : names.map(ownKey);
  return [ALL_PAGES_KEY, ...new Set(keys)];
}

/** The keys to purge when these dependencies have changed; without an argument, the key of every page. */
export function keysOfChange(dependencies?: readonly string[]): string[] {
  if (!dependencies || dependencies.length > MOST_CHANGES) return [ALL_PAGES_KEY];
  return [...new Set(dependencies.flatMap((name) => [ownKey(name), groupKey(name)]))];
}

function ownKey(dependency: string): string {
  return `d${digest(dependency).readUIntBE(0, 5).toString(36)}`;
}

function groupKey(dependency: string): string {
  return `g${digest(dependency).readUInt8(5) % GROUPS}`;
}

function digest(dependency: string): Buffer {
  return createHash("sha256").update(dependency).digest();
}
