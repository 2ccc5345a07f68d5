import { COUNTRY_TIME, localIso } from "../../../editions/country-time.ts";
import type { Country } from "../../../editions/regions.ts";
import { calendarStamp, calendarText, escapeText } from "./calendar-text.ts";

export interface CalendarEvent {
  /** The same for the same event, so that a second file replaces the first. */
  uid: string;
  title: string;
  description: string;
  place: string;
  from: Date;
  until: Date;
  country: Country;
}

/** A file that every calendar reads (RFC 5545), with the country's time zone in it. */
export function calendarFile(event: CalendarEvent, now: Date): string {
  const { timeZone } = COUNTRY_TIME[event.country];
  return calendarText("Visits", [
    ...zoneOf(timeZone, event.from),
    "BEGIN:VEVENT",
    `UID:${escapeText(event.uid)}`,
    `DTSTAMP:${calendarStamp(now)}`,
    `DTSTART;TZID=${timeZone}:${localTime(event.from, timeZone)}`,
    `DTEND;TZID=${timeZone}:${localTime(event.until, timeZone)}`,
    `SUMMARY:${escapeText(event.title)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    ...(event.place === "" ? [] : [`LOCATION:${escapeText(event.place)}`]),
    "END:VEVENT",
  ]);
}

// None of our countries turns its clocks, so one rule is the whole zone.
function zoneOf(timeZone: string, at: Date): string[] {
  const offset = localIso(at, timeZone).slice(-6).replace(":", "");
  return [
    "BEGIN:VTIMEZONE",
    `TZID:${timeZone}`,
    "BEGIN:STANDARD",
    "DTSTART:19700101T000000",
    `TZOFFSETFROM:${offset}`,
    `TZOFFSETTO:${offset}`,
    "END:STANDARD",
    "END:VTIMEZONE",
  ];
}

function localTime(instant: Date, timeZone: string): string {
  return localIso(instant, timeZone).slice(0, 19).replace(/[-:]/g, "");
}
