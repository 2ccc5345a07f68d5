import type { Edition } from "../../../../../editions/edition.ts";
import { regionsOf } from "../../../../../editions/regions.ts";

const VOTER_COOKIE = "board_voter";
const A_YEAR = 365 * 24 * 60 * 60;
const KEY = /^[\w-]{16}\.[\w-]{16}$/;

/**
 * These cookies are valid for every edition of the country. They contain the key to this browser's votes; scripts
 * also write them.
 */
export function voterCookies({ country }: Pick<Edition, "country">, voter: string): string[] {
  return regionsOf(country).map(
    (region) => `${VOTER_COOKIE}=${voter}; Path=/${region}/board; Max-Age=${A_YEAR}`,
  );
}

export function voterIn(cookie: string | null): string | undefined {
  const pairs = (cookie ?? "").split(";").map((pair) => pair.trim().split("="));
  const voter = pairs.find(([name]) => name === VOTER_COOKIE)?.[1];
  return voter && KEY.test(voter) ? voter : undefined;
}

/**
 * A voter key allows its holder to change a vote. It has two halves like a signed token, so that logs mask it
 * (hide-tokens.ts).
 */
export function newVoter(): string {
  const chance = crypto.randomUUID().replaceAll("-", "");
  return `${chance.slice(0, 16)}.${chance.slice(16)}`;
}
