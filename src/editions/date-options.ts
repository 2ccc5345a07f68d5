import { addDays, weekdayOf } from "./country-time.ts";

/** A selectable day (FH-08). */
export interface DateOption {
  /** 2026-11-18 */
  value: string;
  /** 2026-11-18T00:00:00.000Z */
  dateISO: string;
  date: number;
  /** November, or Nov. */
  month: string;
  /** Wednesday, or Wed. */
  day: string;
  year: number;
}

interface DateList {
  from: string;
  daysAfter?: number;
  count: number;
  shortNames?: boolean;
  /** Sunday is 0. These days are skipped, and the list still has `count` days. */
  excludedWeekdays?: readonly number[];
}

export function dateOptions({
  from,
  daysAfter = 0,
  count,
  shortNames = false,
  excludedWeekdays = [],
}: DateList): DateOption[] {
  // If every weekday is excluded, the loop would never end.
  if (new Set(excludedWeekdays).size >= 7) return [];
  const options: DateOption[] = [];
  for (let after = daysAfter; options.length < count; after += 1) {
    const value = addDays(from, after);
    if (!excludedWeekdays.includes(weekdayOf(value))) options.push(dateOption(value, shortNames));
  }
  return options;
}

function dateOption(value: string, shortNames: boolean): DateOption {
  const date = new Date(`${value}T00:00:00Z`);
  const { month, weekday } = NAMES[shortNames ? "short" : "long"];
  return {
    value,
    dateISO: date.toISOString(),
    date: date.getUTCDate(),
    month: month.format(date),
    day: weekday.format(date),
    year: date.getUTCFullYear(),
  };
}

const NAMES = { long: namesOf("long"), short: namesOf("short") };

function namesOf(style: "long" | "short") {
  return {
    month: new Intl.DateTimeFormat("en-US", { month: style, timeZone: "UTC" }),
    weekday: new Intl.DateTimeFormat("en-US", { weekday: style, timeZone: "UTC" }),
  };
}
