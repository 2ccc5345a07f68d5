import type { Outcome } from "../../../contracts/outcome.ts";

const SIZE = 100;
/** Twice what the sitemap of a region holds in one file: a longer list has a fault. */
const MOST_PAGES = 1_000;

interface ListPart<Item> {
  items: readonly Item[];
  /** Without it a page that is not full is the last one. */
  lastPage?: number;
}

/** Reads a list from its first page (1) to its last, for the sitemap. */
export async function wholeList<Answer, Item>(
  ask: (page: number, size: number) => Promise<Outcome<Answer>>,
  read: (answer: Answer, size: number) => ListPart<Item>,
): Promise<Item[]> {
  const all: Item[] = [];
  for (let page = 1; page <= MOST_PAGES; page += 1) {
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
 * Search engines drop the pages that a sitemap does not name, so a failed call fails the whole sitemap, which is then
 * asked for again. A host that says it has no such list has none: nothing is missing.
 */
export function forSitemap<Value>(outcome: Outcome<Value>): Value | undefined {
  if (outcome.ok) return outcome.value;
  if (outcome.problem.kind === "not-found") return undefined;
  throw new Error(`The sitemap lacks its documents: ${outcome.problem.statusText}`);
}
