import { type Centre, WEEKDAYS } from "../../contracts/documents/engagement-centre.ts";
import {
  addDays,
  COUNTRY_TIME,
  clock,
  instantAt,
  localIso,
  wallTime,
  weekdayOf,
} from "../../editions/country-time.ts";
import type { Country } from "../../editions/regions.ts";

export interface SlotDay {
  day: string;
  slots: VisitSlot[];
}

export interface VisitSlot {
  /** 2026-11-17T16:30:00+05:30 */
  at: string;
  /** 16:30 */
  time: string;
}

type OpenCentre = Pick<Centre, "hours" | "slotMinutes">;

const DAYS_AHEAD = 10;
/** Somebody has to be told, and the visitor has to come. */
const NOTICE_MINUTES = 120;

/** The times at which a centre has an hour for a visitor, of the next days on which it has any. */
export function visitSlots(centre: OpenCentre, country: Country, now: Date, days = 3): SlotDay[] {
  const { timeZone } = COUNTRY_TIME[country];
  const earliest = now.getTime() + NOTICE_MINUTES * 60_000;
  const today = wallTime(now, timeZone).day;
  return Array.from({ length: DAYS_AHEAD }, (_, index) => addDays(today, index))
    .map((day) => ({
      day,
      slots: startsOn(centre, day)
        .map((minutes) => ({ instant: instantAt({ day, minutes }, timeZone), time: clock(minutes) }))
        .filter(({ instant }) => instant.getTime() >= earliest)
        .map(({ instant, time }) => ({ at: localIso(instant, timeZone), time })),
    }))
    .filter(({ slots }) => slots.length > 0)
    .slice(0, days);
}

/** Whether a time that a form names is one that was offered. */
export function isSlot(centre: OpenCentre, country: Country, now: Date, at: string): boolean {
  return visitSlots(centre, country, now).some(({ slots }) => slots.some((slot) => slot.at === at));
}

/** Monday is the first of the documents' weekdays, Sunday of JavaScript's. */
function startsOn({ hours, slotMinutes }: OpenCentre, day: string): number[] {
  const weekday = WEEKDAYS[(weekdayOf(day) + 6) % 7];
  return hours
    .filter(({ days }) => weekday && days.includes(weekday))
    .flatMap(({ opens, closes }) => {
      const [from, until] = [minutesOf(opens), minutesOf(closes)];
      const count = Math.max(0, Math.floor((until - from) / slotMinutes));
      return Array.from({ length: count }, (_, index) => from + index * slotMinutes);
    })
    .sort((one, other) => one - other);
}

function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return hour * 60 + minute;
}
