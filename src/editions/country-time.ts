import type { Country } from "./regions.ts";

/** The weekday numbers of JavaScript: Sunday is 0. */
const SUNDAY = 0;
const FRIDAY = 5;

interface CountryTime {
  timeZone: string;
  restDay: number;
}

export const COUNTRY_TIME = {
  in: { timeZone: "Asia/Kolkata", restDay: SUNDAY },
  sg: { timeZone: "Asia/Singapore", restDay: SUNDAY },
  my: { timeZone: "Asia/Kuala_Lumpur", restDay: SUNDAY },
  sa: { timeZone: "Asia/Riyadh", restDay: FRIDAY },
} as const satisfies Record<Country, CountryTime>;

export interface WallTime {
  /** 2026-11-17 */
  day: string;
  /** Minutes since midnight. */
  minutes: number;
}

export function wallTime(instant: Date, timeZone: string): WallTime {
  const parts = new Intl.DateTimeFormat("en-CA", { ...FIGURES, timeZone }).formatToParts(instant);
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? "";
  return {
    day: `${part("year")}-${part("month")}-${part("day")}`,
    minutes: Number(part("hour")) * 60 + Number(part("minute")),
  };
}

export function todayIn(country: Country): string {
  return wallTime(new Date(), COUNTRY_TIME[country].timeZone).day;
}

const FIGURES = {
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
} as const satisfies Intl.DateTimeFormatOptions;

export function instantAt({ day, minutes }: WallTime, timeZone: string): Date {
  const asUtc = Date.parse(`${day}T00:00:00Z`) + minutes * MINUTE;
  const shown = wallTime(new Date(asUtc), timeZone);
  const ahead = Date.parse(`${shown.day}T00:00:00Z`) + shown.minutes * MINUTE - asUtc;
  return new Date(asUtc - ahead);
}

/** 2026-11-17T16:30:00+05:30 */
export function localIso(instant: Date, timeZone: string): string {
  const { day, minutes } = wallTime(instant, timeZone);
  const ahead = Math.ceil((Date.parse(`${day}T00:00:00Z`) + minutes * MINUTE - instant.getTime()) / MINUTE);
  const sign = ahead < 0 ? "-" : "+";
  return `${day}T${clock(minutes)}:00${sign}${clock(Math.abs(ahead))}`;
}

export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * 24 * 60 * MINUTE).toISOString().slice(0, 10);
}

export function addWorkingDays(day: string, count: number, country: Country): string {
  let found = day;
  for (let left = count; left > 0; left -= 1) {
    found = addDays(found, 1);
    if (isRestDay(found, country)) found = addDays(found, 1);
  }
  return found;
}

/** How many working days later a day is; 0 if it is not later. */
export function workingDaysBetween(from: string, until: string, country: Country): number {
  let count = 0;
  for (let day = from; day < until && count < MOST_WORKING_DAYS; count += 1)
    day = addWorkingDays(day, 1, country);
  return count;
}

const MOST_WORKING_DAYS = 10_000;

export function isRestDay(day: string, country: Country): boolean {
  return weekdayOf(day) === COUNTRY_TIME[country].restDay;
}

/** Sunday is 0. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

/** 990 as 16:30. */
export function clock(minutes: number): string {
  const two = (count: number) => String(count).padStart(2, "0");
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

const MINUTE = 60_000;
