import { z } from "zod";
import { ISO_CODES } from "../../editions/countries.ts";
import { StartupProblem } from "../../platform/startup-problem.ts";
import { LEAD_STATES, type LeadFilter } from "../../services/leads/list-leads.ts";

/** The filters of a command as they are typed. */
export interface FilterWords {
  country?: string | undefined;
  state?: string | undefined;
  from?: string | undefined;
  until?: string | undefined;
}

export function readLeadFilter({ country, state, from, until }: FilterWords): LeadFilter {
  return {
    country: country && oneOf(Object.values(ISO_CODES), country.toUpperCase(), "--country"),
    state: state === undefined ? undefined : oneOf(LEAD_STATES, state, "--state"),
    from: from === undefined ? undefined : dayOf(from, "--from"),
    // The whole of its day.
    before: until === undefined ? undefined : new Date(dayOf(until, "--until").getTime() + A_DAY),
  };
}

const A_DAY = 24 * 60 * 60_000;

function oneOf<Word extends string>(known: readonly Word[], word: string, option: string): Word {
  const found = known.find((one) => one === word);
  if (!found) throw new StartupProblem(`${option} is one of ${known.join(", ")}; not ${word}.`);
  return found;
}

function dayOf(word: string, option: string): Date {
  const day = z.iso.date().safeParse(word);
  if (!day.success) throw new StartupProblem(`${option} is a day such as 2026-11-01; not ${word}.`);
  return new Date(`${day.data}T00:00:00.000Z`);
}
