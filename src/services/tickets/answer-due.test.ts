import { expect, test } from "vitest";
import { answerDue } from "./answer-due.ts";

test.each([
  ["on a working day", "in", "2026-11-17T16:30:00+05:30", "2026-11-18T16:30:00+05:30"],
  ["before a day of rest", "in", "2026-11-21T16:30:00+05:30", "2026-11-23T16:30:00+05:30"],
  ["on a day of rest", "in", "2026-11-22T09:00:00+05:30", "2026-11-24T00:00:00+05:30"],
  ["before the Friday of Saudi Arabia", "sa", "2026-11-19T10:00:00+03:00", "2026-11-21T10:00:00+03:00"],
] as const)("an answer to a message %s is due 24 hours of calling days later", (_, country, written, due) => {
  expect(answerDue(country, new Date(written))).toEqual(new Date(due));
});
