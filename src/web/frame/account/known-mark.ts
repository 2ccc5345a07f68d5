import { writeCookie } from "../write-cookie.ts";

const MARK = "atrium-known";

/** The site's own word that somebody is logged in: all that scripts know without asking. */
export function isKnown(): boolean {
  return document.cookie.split("; ").some((pair) => pair.startsWith(`${MARK}=`));
}

export function forgetMark(): void {
  writeCookie(`${MARK}=; Path=/; Max-Age=0`);
}
