import { addDays } from "../../editions/country-time.ts";

export interface PublicHoliday {
  day: string;
  until?: string | undefined;
  cities?: readonly string[] | undefined;
}

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
