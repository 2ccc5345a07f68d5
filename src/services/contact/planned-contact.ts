import {
  type ContactChannel,
  type ContactFrequency,
  type ContactHours,
  HOURS_OF_DAY,
} from "../../contracts/leads/contact-choices.ts";
import { addWorkingDays, COUNTRY_TIME, clock, isRestDay, wallTime } from "../../editions/country-time.ts";
import type { Country } from "../../editions/regions.ts";

export interface ContactRules {
  channel: ContactChannel;
  hours: ContactHours;
  frequency: ContactFrequency;
  stoppedAt: string | null;
}

export interface PlannedContact {
  /** In the visitor's country: 2026-11-17. */
  day: string;
  from: string;
  until: string;
  channel: ContactChannel;
}

export interface ContactMoment {
  country: Country;
  now: Date;
  reachedAt?: Date | undefined;
}

/** The next planned contact; undefined if the visitor has stopped contact or was already reached. */
export function plannedContact(
  { channel, hours, frequency, stoppedAt }: ContactRules,
  { country, now, reachedAt }: ContactMoment,
): PlannedContact | undefined {
  if (stoppedAt !== null) return undefined;
  if (!reachedAt) return { ...nextWindow(hours, country, now), channel };
  if (frequency !== "weekly") return undefined;
  const inAWeek = new Date(reachedAt.getTime() + WEEK);
  return { ...nextWindow(hours, country, inAWeek > now ? inAWeek : now), channel };
}

export type ContactObstacle = "stopped" | "wrong-channel" | "outside-hours" | "too-often";

export function contactObstacle(
  { channel, hours, frequency, stoppedAt }: ContactRules,
  asked: ContactMoment & { channel: ContactChannel },
): ContactObstacle | undefined {
  if (stoppedAt !== null) return "stopped";
  if (asked.channel !== channel) return "wrong-channel";
  if (isTooOften(frequency, asked)) return "too-often";
  // An e-mail waits until it is read, but a call interrupts.
  if (channel !== "email" && !isWithin(hours, asked.country, asked.now)) return "outside-hours";
  return undefined;
}

const WEEK = 7 * 24 * 60 * 60_000;
/** If less than this is left today, there is not enough time for a contact. */
const LEAST_MINUTES = 60;
const HALF_AN_HOUR = 30;

function isTooOften(frequency: ContactFrequency, { now, reachedAt }: ContactMoment): boolean {
  if (!reachedAt || reachedAt > now) return false;
  const tooSoon: Record<ContactFrequency, boolean> = {
    once: true,
    weekly: now.getTime() - reachedAt.getTime() < WEEK,
    "as-needed": false,
  };
  return tooSoon[frequency];
}

function isWithin(hours: ContactHours, country: Country, now: Date): boolean {
  const { day, minutes } = wallTime(now, COUNTRY_TIME[country].timeZone);
  const [from, until] = HOURS_OF_DAY[hours];
  return !isRestDay(day, country) && minutes >= from * 60 && minutes < until * 60;
}

function nextWindow(hours: ContactHours, country: Country, after: Date): Omit<PlannedContact, "channel"> {
  const { day, minutes } = wallTime(after, COUNTRY_TIME[country].timeZone);
  const [from, until] = HOURS_OF_DAY[hours].map((hour) => hour * 60) as [number, number];
  const begins = Math.max(from, Math.ceil(minutes / HALF_AN_HOUR) * HALF_AN_HOUR);
  if (!isRestDay(day, country) && until - begins >= LEAST_MINUTES)
    return { day, from: clock(begins), until: clock(until) };
  return { day: addWorkingDays(day, 1, country), from: clock(from), until: clock(until) };
}
