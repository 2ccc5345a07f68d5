import { addDays, COUNTRY_TIME, localIso } from "./country-time.ts";
import type { Country } from "./regions.ts";

export interface CalendarEvent {
  uid: string;
  title: string;
  description: string;
  location?: string | undefined;
  when:
    | { from: Date; until: Date }
    /** Whole days, such as "2027-01-15", including the last one. */
    | { firstDay: string; lastDay: string };
  /** Whether the person counts as free at that time. */
  isFree?: boolean;
}

interface Calendar {
  subject: string;
  country: Country;
  events: readonly CalendarEvent[];
}

/** Responds with a file that every calendar program reads (RFC 5545), as a download. */
export function calendarResponse(fileName: string, calendar: Calendar): Response {
  return new Response(calendarFile(calendar, new Date()), {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": `attachment; filename="${fileName}"`,
      "cache-control": "private, no-store",
    },
  });
}

export function calendarFile({ subject, country, events }: Calendar, now: Date): string {
  const { timeZone } = COUNTRY_TIME[country];
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//Atrium//${subject}//EN`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    ...zoneOf(timeZone, now),
    ...events.flatMap((event) => linesOf(event, timeZone, now)),
    "END:VCALENDAR",
  ];
  return `${lines.map(fold).join("\r\n")}\r\n`;
}

// None of our countries has daylight saving time, so one rule describes the whole zone.
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

function linesOf(event: CalendarEvent, timeZone: string, now: Date): string[] {
  return [
    "BEGIN:VEVENT",
    `UID:${escapeText(event.uid)}`,
    `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, "")}`,
    ...timeOf(event.when, timeZone),
    `SUMMARY:${escapeText(event.title)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    ...(event.location ? [`LOCATION:${escapeText(event.location)}`] : []),
    ...(event.isFree ? ["TRANSP:TRANSPARENT"] : []),
    "END:VEVENT",
  ];
}

function timeOf(when: CalendarEvent["when"], timeZone: string): string[] {
  const date = (day: string) => day.replaceAll("-", "");
  // An end date in a calendar is the day after the last one.
  if ("firstDay" in when)
    return [
      `DTSTART;VALUE=DATE:${date(when.firstDay)}`,
      `DTEND;VALUE=DATE:${date(addDays(when.lastDay, 1))}`,
    ];
  const local = (instant: Date) => localIso(instant, timeZone).slice(0, 19).replace(/[-:]/g, "");
  return [`DTSTART;TZID=${timeZone}:${local(when.from)}`, `DTEND;TZID=${timeZone}:${local(when.until)}`];
}

function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|\r|\n/g, "\\n")
    .replace(/\p{Cc}/gu, "");
}

const LONGEST_LINE = 74;

/** Splits lines at 75 bytes without splitting a character. */
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
