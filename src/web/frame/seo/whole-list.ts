import type { Outcome } from "../../../contracts/outcome.ts";

const SIZE = 100;
/** Twice the size of one sitemap file of a region: a longer list is an error. */
const MAX_PAGES = 1_000;

interface ListPart<Item> {
  items: readonly Item[];
  /** Without it, a page that is not full is the last one. */
  lastPage?: number;
}

/** Reads a list from its first page (1) to its last, for the sitemap. */
export async function wholeList<Answer, Item>(
  ask: (page: number, size: number) => Promise<Outcome<Answer>>,
  read: (answer: Answer, size: number) => ListPart<Item>,
): Promise<Item[]> {
  const all: Item[] = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const answer = forSitemap(await ask(page, SIZE));
    if (!answer) break;
    const { items, lastPage } = read(answer, SIZE);
    all.push(...items);
    const isLast = lastPage === undefined ? items.length < SIZE : page >= lastPage;
    if (isLast || items.length === 0) break;
  }
  return all;
}

/**
 * Search engines drop pages that a sitemap does not list, so a failed call fails the whole sitemap, which is then
 * requested again. An upstream that has no such list responds with not found, and nothing is missing.
 */
export function forSitemap<Value>(outcome: Outcome<Value>): Value | undefined {
  if (outcome.ok) return outcome.value;
  if (outcome.problem.kind === "not-found") return undefined;
  throw new Error(`The documents of the sitemap could not be loaded: ${outcome.problem.statusText}`);
}
