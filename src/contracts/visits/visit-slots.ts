import { COUNTRY_TIME, instantAt, localIso, wallTime, weekdayOf } from "../../editions/country-time.ts";
import { dateOptions } from "../../editions/date-options.ts";
import type { Country } from "../../editions/regions.ts";
import { minutesOf, type TimeSlot, timeSlots } from "../../editions/time-slots.ts";
import { WEEKDAYS } from "../documents/centres/centre-facts.ts";
import type { Centre } from "../documents/centres/engagement-centre.ts";

export interface SlotDay {
  day: string;
  slots: VisitSlot[];
}

export interface VisitSlot extends TimeSlot {
  /** 2026-11-17T16:30:00+05:30 */
  at: string;
}

type OpenCentre = Pick<Centre, "hours" | "slotMinutes">;

export interface VisitCalendar {
  closedDays?: readonly string[];
  /** Times at which all capacity is booked. */
  full?: readonly string[];
}

const DAYS_AHEAD = 10;
/** The centre has to be informed, and the visitor has to travel. */
const NOTICE_MINUTES = 120;
/** Weekdays on which a centre may be open but offers no visits. Sunday is 0. */
const NO_VISITS: Record<Country, readonly number[]> = { in: [], sg: [], my: [], sa: [5] };

export function visitSlots(
  centre: OpenCentre,
  country: Country,
  now: Date,
  { days = 3, closedDays = [], full = [] }: VisitCalendar & { days?: number } = {},
): SlotDay[] {
  const { timeZone } = COUNTRY_TIME[country];
  const earliest = now.getTime() + NOTICE_MINUTES * 60_000;
  const taken = new Set(full.map((at) => Date.parse(at)));
  return dateOptions({
    from: wallTime(now, timeZone).day,
    count: DAYS_AHEAD,
    excludedWeekdays: [...closedWeekdays(centre), ...NO_VISITS[country]],
  })
    .filter(({ value: day }) => !closedDays.includes(day))
    .map(({ value: day }) => {
      const instantOf = (minutes: number) => instantAt({ day, minutes }, timeZone);
      const slots = slotsOn(centre, day, (minutes) => {
        const at = instantOf(minutes).getTime();
        return at >= earliest && !taken.has(at);
      })
        .filter(({ available }) => available)
        .map((slot) => ({ ...slot, at: localIso(instantOf(minutesOf(slot.valueIn24HourFormat)), timeZone) }));
      return { day, slots };
    })
    .filter(({ slots }) => slots.length > 0)
    .slice(0, days);
}

export function isSlot(
  centre: OpenCentre,
  country: Country,
  now: Date,
  at: string,
  known: VisitCalendar = {},
): boolean {
  return visitSlots(centre, country, now, { ...known, days: DAYS_AHEAD }).some(({ slots }) =>
    slots.some((slot) => slot.at === at),
  );
}

function slotsOn(
  { hours, slotMinutes }: OpenCentre,
  day: string,
  isAvailable: (minutes: number) => boolean,
): TimeSlot[] {
  return hours
    .filter(({ days }) => days.some((name) => numberOf(name) === weekdayOf(day)))
    .flatMap(({ opens, closes }) =>
      timeSlots({ start: opens, end: closes, stepMinutes: slotMinutes }, isAvailable),
    )
    .sort((one, other) => (one.valueIn24HourFormat < other.valueIn24HourFormat ? -1 : 1));
}

function closedWeekdays({ hours }: OpenCentre): number[] {
  const open = new Set(hours.flatMap(({ days }) => days.map(numberOf)));
  return WEEKDAYS.map(numberOf).filter((weekday) => !open.has(weekday));
}

/** Weekdays begin with Monday in the documents and with Sunday in JavaScript. */
function numberOf(weekday: (typeof WEEKDAYS)[number]): number {
  return (WEEKDAYS.indexOf(weekday) + 1) % 7;
}
