import { expect, test } from "vitest";
import { dateOptions } from "./date-options.ts";
import { timeSlots } from "./time-slots.ts";

test("FH-07 a time range has a slot every hour, with AM and PM", () => {
  expect(timeSlots({ start: "10:30", end: "13:30" }, (minutes) => minutes >= 12 * 60)).toEqual([
    { time: "10:30", timeSuffix: "AM", value: "10:30 AM", valueIn24HourFormat: "10:30", available: false },
    { time: "11:30", timeSuffix: "AM", value: "11:30 AM", valueIn24HourFormat: "11:30", available: false },
    { time: "12:30", timeSuffix: "PM", value: "12:30 PM", valueIn24HourFormat: "12:30", available: true },
  ]);
  const day = timeSlots({ start: "00:00", end: "24:00" });
  expect(day).toHaveLength(24);
  expect([day[0]?.value, day[12]?.value, day[23]?.value]).toEqual(["12:00 AM", "12:00 PM", "11:00 PM"]);
  expect(timeSlots({ start: "10:00", end: "11:00", stepMinutes: 30 })).toHaveLength(2);
  expect(timeSlots({ start: "10:00", end: "10:30" })).toEqual([]);
});

test("FH-08 a list of dates starts after some days, has the requested length, and skips weekdays", () => {
  expect(dateOptions({ from: "2026-11-18", count: 1 })).toEqual([
    {
      value: "2026-11-18",
      dateISO: "2026-11-18T00:00:00.000Z",
      date: 18,
      month: "November",
      day: "Wednesday",
      year: 2026,
    },
  ]);
  const short = dateOptions({
    from: "2026-12-30",
    daysAfter: 1,
    count: 3,
    shortNames: true,
    excludedWeekdays: [5],
  });
  expect(short.map(({ day, date, month, year }) => [day, date, month, year])).toEqual([
    ["Thu", 31, "Dec", 2026],
    ["Sat", 2, "Jan", 2027],
    ["Sun", 3, "Jan", 2027],
  ]);
  expect(dateOptions({ from: "2026-11-18", count: 3, excludedWeekdays: [0, 1, 2, 3, 4, 5, 6] })).toEqual([]);
});
