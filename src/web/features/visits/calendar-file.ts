import { COUNTRY_TIME, localIso } from "../../../editions/country-time.ts";
import type { Country } from "../../../editions/regions.ts";

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
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Atrium//Visits//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    ...zoneOf(timeZone, event.from),
    "BEGIN:VEVENT",
    `UID:${escapeText(event.uid)}`,
    `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, "")}`,
    `DTSTART;TZID=${timeZone}:${localTime(event.from, timeZone)}`,
    `DTEND;TZID=${timeZone}:${localTime(event.until, timeZone)}`,
    `SUMMARY:${escapeText(event.title)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    ...(event.place === "" ? [] : [`LOCATION:${escapeText(event.place)}`]),
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return `${lines.map(fold).join("\r\n")}\r\n`;
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

function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|\r|\n/g, "\\n")
    .replace(/\p{Cc}/gu, "");
}

const LONGEST_LINE = 74;

/** Lines of at most 75 bytes; a character is never cut in two. */
function fold(line: string): string {
  const rows: string[] = [];
  let row = "";
  for (const character of line) {
    if (Buffer.byteLength(row + character) > LONGEST_LINE) {
      rows.push(row);
      row = "";
    }
    row += character;
  }
  return [...rows, row].join("\r\n ");
}
