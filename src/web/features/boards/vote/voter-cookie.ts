import type { Edition } from "../../../../editions/edition.ts";
import { regionsOf } from "../../../../editions/regions.ts";

export const VOTER_COOKIE = "board_voter";
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

export function readVoter(text: string | null | undefined): string | undefined {
  return text && KEY.test(text) ? text : undefined;
}

export function voterIn(cookie: string | null): string | undefined {
  const pairs = (cookie ?? "").split(";").map((pair) => pair.trim().split("="));
  return readVoter(pairs.find(([name]) => name === VOTER_COOKIE)?.[1]);
}
