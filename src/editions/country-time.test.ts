import { expect, test } from "vitest";
import {
  addDays,
  addWorkingDays,
  COUNTRY_TIME,
  clock,
  instantAt,
  localIso,
  wallTime,
  weekdayOf,
} from "./country-time.ts";

test("the same instant can be on different days in different countries", () => {
  const late = new Date("2026-11-15T20:45:00Z");
  expect(wallTime(late, COUNTRY_TIME.in.timeZone)).toEqual({ day: "2026-11-16", minutes: 135 });
  expect(wallTime(late, COUNTRY_TIME.sg.timeZone)).toEqual({ day: "2026-11-16", minutes: 285 });
  expect(wallTime(late, COUNTRY_TIME.sa.timeZone)).toEqual({ day: "2026-11-15", minutes: 1425 });
});

test("converting to local time and back gives the same instant, in every country and at midnight", () => {
  for (const { timeZone } of Object.values(COUNTRY_TIME)) {
    for (const at of ["2026-11-15T18:30:00.000Z", "2026-12-31T21:00:00.000Z", "2026-02-28T16:00:00.000Z"]) {
      const instant = new Date(at);
      expect(instantAt(wallTime(instant, timeZone), timeZone)).toEqual(instant);
      expect(new Date(localIso(instant, timeZone))).toEqual(instant);
    }
  }
});

test("a local time includes its UTC offset", () => {
  const at = new Date("2026-11-17T11:00:00Z");
  expect(localIso(at, COUNTRY_TIME.in.timeZone)).toBe("2026-11-17T16:30:00+05:30");
  expect(localIso(at, COUNTRY_TIME.sa.timeZone)).toBe("2026-11-17T14:00:00+03:00");
});

test("adds days across the ends of months and years", () => {
  expect([addDays("2026-12-31", 1), addDays("2028-02-28", 1), addDays("2026-03-01", -1)]).toEqual([
    "2027-01-01",
    "2028-02-29",
    "2026-02-28",
  ]);
  expect([weekdayOf("2026-11-15"), weekdayOf("2026-11-20")]).toEqual([0, 5]);
  expect(clock(5)).toBe("00:05");
});

test("working days exclude the country's day of rest", () => {
  expect(addWorkingDays("2026-11-13", 2, "in")).toBe("2026-11-16");
  expect(addWorkingDays("2026-11-13", 2, "sa")).toBe("2026-11-15");
  expect(addWorkingDays("2026-11-19", 1, "sa")).toBe("2026-11-21");
  expect(addWorkingDays("2026-11-16", 0, "in")).toBe("2026-11-16");
});
