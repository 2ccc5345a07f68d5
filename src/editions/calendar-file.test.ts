import { expect, test } from "vitest";
import { type CalendarEvent, calendarFile } from "./calendar-file.ts";
import type { Country } from "./regions.ts";

const NOW = new Date("2026-11-15T13:00:00.123Z");
const VISIT: CalendarEvent = {
  uid: "visit-1@example.com",
  title: "Visit",
  description: "",
  location: "27th Main Road; Sector 2, HSR",
  when: { from: new Date("2026-11-17T11:00:00Z"), until: new Date("2026-11-17T12:00:00Z") },
};
const fileWith = (event: Partial<CalendarEvent>, country: Country) =>
  calendarFile({ subject: "Visits", country, events: [{ ...VISIT, ...event }] }, NOW);
const linesOf = (event: Partial<CalendarEvent> = {}, country: Country = "in") =>
  fileWith(event, country).replaceAll("\r\n ", "").split("\r\n");

test("writes the time in the country's time zone, and the zone into the file", () => {
  expect(linesOf()).toContain("DTSTART;TZID=Asia/Kolkata:20261117T163000");
  expect(linesOf()).toContain("DTEND;TZID=Asia/Kolkata:20261117T173000");
  expect(linesOf()).toContain("TZOFFSETTO:+0530");
  expect(linesOf()).toContain("DTSTAMP:20261115T130000Z");
  expect(linesOf({}, "sa")).toContain("DTSTART;TZID=Asia/Riyadh:20261117T140000");
});

test("a text cannot inject a line into the file", () => {
  const lines = linesOf({ title: "A\r\nBEGIN:VALARM\nx;y,z\\" });
  expect(lines).toContain("SUMMARY:A\\nBEGIN:VALARM\\nx\\;y\\,z\\\\");
  expect(lines.filter((line) => line === "BEGIN:VALARM")).toEqual([]);
  expect(linesOf()).toContain("LOCATION:27th Main Road\\; Sector 2\\, HSR");
});

test("no line is longer than 75 bytes, and no Arabic character is split", () => {
  const title = "زيارة مركز التصميم في جدة ".repeat(12);
  const file = fileWith({ title }, "sa");
  for (const line of file.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(linesOf({ title })).toContain(`SUMMARY:${title}`);
});
