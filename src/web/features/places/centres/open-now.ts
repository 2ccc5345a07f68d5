import { WEEKDAYS } from "../../../../contracts/documents/centres/centre-facts.ts";
import type { Centre } from "../../../../contracts/documents/centres/engagement-centre.ts";
import { addDays, COUNTRY_TIME, wallTime, weekdayOf } from "../../../../editions/country-time.ts";
import type { Country } from "../../../../editions/regions.ts";
import { minutesOf } from "../../../../editions/time-slots.ts";

/** Whether a centre is open, in its local time. Times are minutes since midnight. */
export type OpenState =
  | { isOpen: true; until: number }
  | { isOpen: false; day: string; from: number; today: string }
  | { isOpen: false; day?: undefined };

interface Week {
  hours: Centre["hours"];
  closedDays: readonly string[];
}

const DAYS_LOOKED_AT = 14;

export function openNow({ hours, closedDays }: Week, country: Country, now: Date): OpenState {
  const { day: today, minutes } = wallTime(now, COUNTRY_TIME[country].timeZone);
  for (let ahead = 0; ahead < DAYS_LOOKED_AT; ahead += 1) {
    const day = addDays(today, ahead);
    if (closedDays.includes(day)) continue;
    const spans = spansOn(hours, day);
    const current = ahead === 0 && spans.find(({ from, until }) => from <= minutes && minutes < until);
    if (current) return { isOpen: true, until: current.until };
    const next = spans.find(({ from }) => ahead > 0 || from > minutes);
    if (next) return { isOpen: false, day, from: next.from, today };
  }
  return { isOpen: false };
}

function spansOn(hours: Centre["hours"], day: string): { from: number; until: number }[] {
  // Weekdays begin with Monday in the documents and with Sunday in JavaScript.
  const name = WEEKDAYS[(weekdayOf(day) + 6) % 7];
  return hours
    .filter(({ days }) => name && days.includes(name))
    .map(({ opens, closes }) => ({ from: minutesOf(opens), until: minutesOf(closes) }))
    .sort((one, other) => one.from - other.from);
}
