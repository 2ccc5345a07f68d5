import { addDays } from "../../editions/country-time.ts";

/** What must be known of a public holiday to keep it. */
export interface PublicHoliday {
  day: string;
  /** The last day, where it has several. */
  until?: string | undefined;
  /** All of the country, when unset. */
  cities?: readonly string[] | undefined;
}

/** The public holidays of a city: its centres are closed then. */
export function closedDays(holidays: readonly PublicHoliday[], city: string): string[] {
  return holidays
    .filter(({ cities }) => !cities || cities.includes(city))
    .flatMap(({ day, until = day }) => daysFrom(day, until));
}

function daysFrom(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}
