import { hideTokens } from "../../../contracts/hide-tokens.ts";

const LONGEST = 200;

/**
 * The last error of a job without what may be about a person: quoted words, addresses, numbers, and words in other
 * letters than Latin ones, which names often are. Servers repeat what they were sent.
 */
export function plainError(error: string | null): string | null {
  if (error === null) return null;
  const [first = ""] = hideTokens(error).split("\n");
  const plain = first
    .replaceAll(QUOTED, GAP)
    .replaceAll(ADDRESS, GAP)
    .replaceAll(NUMBER, GAP)
    .replaceAll(FOREIGN, GAP)
    .trim();
  return plain.length > LONGEST ? `${plain.slice(0, LONGEST)}…` : plain;
}

const GAP = "[…]";
const QUOTED = /"[^"]*"|“[^”]*”|'[^']*'|‘[^’]*’|«[^»]*»|<[^>]*>|=\([^)]*\)/g;
const ADDRESS = /\S+@\S+/g;
/** Five digits and more; status codes such as "550 5.1.1" have fewer. */
const NUMBER = /\+?\p{Nd}(?:[\s()-]*\p{Nd}){4,}/gu;
const FOREIGN = /(?!\p{Script=Latin})\p{L}[\p{L}\p{M}\s]*/gu;
