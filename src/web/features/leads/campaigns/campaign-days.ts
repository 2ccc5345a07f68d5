import { addDays, COUNTRY_TIME, instantAt } from "../../../../editions/country-time.ts";
import type { Country } from "../../../../editions/regions.ts";

interface Days {
  startsOn?: string | undefined;
  endsOn?: string | undefined;
}

type Phase = "before" | "now" | "over";

/** Where a campaign stands on a day of its country; without days it is always there. */
export function phaseOf({ startsOn, endsOn }: Days, today: string): Phase {
  if (startsOn !== undefined && today < startsOn) return "before";
  return endsOn !== undefined && today > endsOn ? "over" : "now";
}

/** The midnight in the country at which the next of them begins, or has ended; nothing where none will. */
export function nextChange(campaigns: readonly Days[], today: string, country: Country): Date | undefined {
  const days = campaigns.flatMap(({ startsOn, endsOn }) => [
    ...(startsOn === undefined ? [] : [startsOn]),
    ...(endsOn === undefined ? [] : [addDays(endsOn, 1)]),
  ]);
  const [next] = days.filter((day) => day > today).sort();
  return next === undefined
    ? undefined
    : instantAt({ day: next, minutes: 0 }, COUNTRY_TIME[country].timeZone);
}
