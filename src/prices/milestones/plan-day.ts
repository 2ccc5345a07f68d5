import { addDays, isRestDay } from "../../editions/country-time.ts";
import type { Country } from "../../editions/regions.ts";

/** A day of a plan: how many days after the booking, and which one that is where the booking has a date. */
export interface PlanDay {
  after: number;
  day: string | undefined;
}

export function planDay(start: string | undefined, after: number): PlanDay {
  return { after, day: start === undefined ? undefined : addDays(start, after) };
}

/** Nothing is due on the day on which the country rests: the day after it counts. */
export function workingDay(start: string | undefined, after: number, country: Country): PlanDay {
  const found = planDay(start, after);
  const isLater = after > 0 && found.day !== undefined && isRestDay(found.day, country);
  return isLater ? planDay(start, after + 1) : found;
}
