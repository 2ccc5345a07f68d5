import type { Edition } from "../../../../../editions/edition.ts";
import { regionsOf } from "../../../../../editions/regions.ts";

const VOTER_COOKIE = "board_voter";
const A_YEAR = 365 * 24 * 60 * 60;
const KEY = /^[\w-]{16}\.[\w-]{16}$/;

/**
 * One for every edition of the country, for votes alone. What it opens is the answer that this browser gave, on boards whose
 * links it has; scripts write it too, so that whoever votes by form or by tap is the same voter.
 */
export function voterCookies({ country }: Pick<Edition, "country">, voter: string): string[] {
  return regionsOf(country).map(
    (region) => `${VOTER_COOKIE}=${voter}; Path=/${region}/board; Max-Age=${A_YEAR}`,
  );
}

/** The key of this browser, if it has voted. */
export function voterIn(cookie: string | null): string | undefined {
  const pairs = (cookie ?? "").split(";").map((pair) => pair.trim().split("="));
  const voter = pairs.find(([name]) => name === VOTER_COOKIE)?.[1];
  return voter && KEY.test(voter) ? voter : undefined;
}
