import { expect, test } from "vitest";
import { dayWords, shortDayWords } from "./day-words.ts";

test("a day in words, in the calendar and the digits of the whole site", () => {
  expect(dayWords("2026-11-16", "en")).toBe("Monday 16 November");
  expect(shortDayWords("2026-11-16", "en")).toBe("Mon 16 Nov");
  expect(dayWords("2026-11-16", "ar")).toBe("الاثنين، 16 نوفمبر");
  expect(shortDayWords("2026-11-16", "ar")).toBe("الاثنين 16 نوفمبر");
});
