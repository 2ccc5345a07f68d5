import { expect, test } from "vitest";
import { dayWords, fullDateWords, shortDayWords, timeWords } from "./day-words.ts";

test("writes a day in words, in the site's calendar and digits", () => {
  expect(dayWords("2026-11-16", "en")).toBe("Monday 16 November");
  expect(shortDayWords("2026-11-16", "en")).toBe("Mon 16 Nov");
  expect(dayWords("2026-11-16", "ar")).toBe("الاثنين، 16 نوفمبر");
  expect(shortDayWords("2026-11-16", "ar")).toBe("الاثنين 16 نوفمبر");
  expect(fullDateWords("2026-11-05", "en")).toBe("November 05, 2026");
  expect(fullDateWords("2026-11-05", "ar")).toBe("5 نوفمبر 2026");
});

test("FH-07 writes a time with AM or PM, in the direction of its language", () => {
  expect(timeWords(990, "en")).toBe("\u20664:30 PM\u2069");
  expect(timeWords(0, "en")).toBe("\u206612:00 AM\u2069");
  expect(timeWords(990, "ar")).toBe("\u20674:30 م\u2069");
  expect(timeWords(10 * 60, "ar")).toBe("\u206710:00 ص\u2069");
});
