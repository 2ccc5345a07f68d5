import { addDays } from "../../editions/country-time.ts";
import type { WorkCalendar } from "../documents/planning/work-calendar.ts";

/** The public holidays of a city: its centres are closed then. */
export function closedDays({ holidays }: Pick<WorkCalendar, "holidays">, city: string): string[] {
  return holidays
    .filter(({ cities }) => !cities || cities.includes(city))
    .flatMap(({ day, until = day }) => daysFrom(day, until));
}

function daysFrom(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}
