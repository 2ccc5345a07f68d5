import type { ContentFault } from "../../files/content-problem.ts";
import type { PhotographUse } from "./find-uses.ts";

/** A visitor who sees one room on more pages than this takes it for stock. */
const MAX_PAGES = 8;

/**
 * In each country, a photograph opens pages of only one kind, and is on at most eight pages. The fault names the last
 * page that uses it, because that page was probably added last.
 */
export function checkUses(uses: readonly PhotographUse[]): ContentFault[] {
  const groups = Map.groupBy(uses, ({ photograph, country }) => `${country} ${photograph}`);
  return [...groups.values()].flatMap((group) => [...tooManyPages(group), ...firstOnTwoKinds(group)]);
}

function tooManyPages(uses: readonly PhotographUse[]): ContentFault[] {
  const pages = new Set(uses.map(({ page }) => page));
  return pages.size > MAX_PAGES
    ? [
        faultAt(
          uses,
          `is on ${pages.size} pages of one country, and ${MAX_PAGES} is the most: ${join(pages)}`,
        ),
      ]
    : [];
}

function firstOnTwoKinds(uses: readonly PhotographUse[]): ContentFault[] {
  const first = uses.filter(({ isFirst }) => isFirst);
  const kinds = new Set(first.map(({ kind }) => kind));
  const pages = new Set(first.map(({ page }) => page));
  return kinds.size > 1 ? [faultAt(first, `is the first picture of pages of two kinds: ${join(pages)}`)] : [];
}

function faultAt(uses: readonly PhotographUse[], reason: string): ContentFault {
  const { file = "", line = 1, photograph, country } = uses.at(-1) ?? {};
  return { file, line, reason: `the photograph "${photograph}" (${country}) ${reason}` };
}

function join(pages: ReadonlySet<string>): string {
  return [...pages].join(", ");
}
