import { matchUrl } from "../../../urls/match-url.ts";
import type { PageName } from "../../../urls/url-table.ts";

/** The form is the page, or the page belongs to somebody who has sent it already. */
const QUIET_PAGES: readonly PageName[] = ["talk", "lead-refill", "refer-a-friend", "referral", "template"];

/** The panel of a photograph stands in the corner in which a notice would. */
const SCENE_PAGES: readonly PageName[] = ["smart-photo", "smart-photo-exp", "smart-photo-detail"];

/** Pages on which a notice may float up. */
export function hasRoomForNotices(path: string): boolean {
  const page = matchUrl(path)?.row.page;
  return page !== undefined && !asksForNothing(path) && !SCENE_PAGES.includes(page);
}

/** Pages on which nothing floats up to ask for a visitor's details. */
export function asksForNothing(path: string): boolean {
  const row = matchUrl(path)?.row;
  return row === undefined || row.private === true || row.embed === true || QUIET_PAGES.includes(row.page);
}
