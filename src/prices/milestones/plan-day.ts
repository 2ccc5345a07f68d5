import { addDays, isRestDay } from "../../editions/country-time.ts";
import type { Country } from "../../editions/regions.ts";

/** A day of a plan: the number of days after the booking, and its date if the booking has one. */
export interface PlanDay {
  after: number;
  day: string | undefined;
}

export function planDay(start: string | undefined, after: number): PlanDay {
  return { after, day: start === undefined ? undefined : addDays(start, after) };
}

/** No payment is due on the country's day of rest: it moves to the next day. */
export function workingDay(start: string | undefined, after: number, country: Country): PlanDay {
  const found = planDay(start, after);
  const isLater = after > 0 && found.day !== undefined && isRestDay(found.day, country);
  return isLater ? planDay(start, after + 1) : found;
}
