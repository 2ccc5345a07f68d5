import { addDays, isRestDay } from "../../../editions/country-time.ts";
import type { Country } from "../../../editions/regions.ts";

const DAY = /^day (-?\d+)$/;

/** "day 35", counted from the first meeting, becomes a date on which the country works, however deep it stands. */
export function withDates(value: unknown, first: string, country: Country): unknown {
  if (typeof value === "string") {
    const [, count] = DAY.exec(value) ?? [];
    return count === undefined ? value : workDay(addDays(first, Number(count)), country);
  }
  return mapMembers(value, (member) => withDates(member, first, country));
}

function workDay(day: string, country: Country): string {
  return isRestDay(day, country) ? addDays(day, 1) : day;
}

/** When something happened; it is not told before. */
const HAPPENED = ["doneOn", "paidOn", "decidedOn", "handedOverOn"];
/** When something came into the world. */
const MADE = ["on", "takenOn", "since"];

/** A project as it looks on a day: what has not happened yet is not there. */
export function asOf(value: unknown, today: string): unknown {
  if (Array.isArray(value))
    return value.filter((member) => !isToCome(member, today)).map((member) => asOf(member, today));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, member]) => !(HAPPENED.includes(name) && String(member) > today))
      .filter(([, member]) => !isToCome(member, today))
      .map(([name, member]) => [name, asOf(member, today)]),
  );
}

function isToCome(value: unknown, today: string): boolean {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  return Object.entries(value).some(([name, member]) => MADE.includes(name) && String(member) > today);
}

function mapMembers(value: unknown, change: (member: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map(change);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, change(member)]));
}
