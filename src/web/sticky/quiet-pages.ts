import { matchUrl } from "../match-url.ts";
import type { PageName } from "../url-table.ts";

/** The form is the page, or the page belongs to somebody who has sent it already. */
const QUIET_PAGES: readonly PageName[] = ["talk", "lead-refill", "refer-a-friend", "referral", "template"];

/** Pages on which nothing floats up to ask for a visitor's details. */
export function asksForNothing(path: string): boolean {
  const row = matchUrl(path)?.row;
  return row === undefined || row.private === true || row.embed === true || QUIET_PAGES.includes(row.page);
}
