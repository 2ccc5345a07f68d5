import { expect, test } from "vitest";
import { openNow } from "./open-now.ts";

const WEEK = {
  hours: [
    { days: ["sun", "mon", "tue", "wed", "thu", "sat"] as const, opens: "10:00", closes: "22:00" },
    { days: ["fri"] as const, opens: "16:00", closes: "22:00" },
  ].map((row) => ({ ...row, days: [...row.days] })),
  closedDays: ["2026-11-23"],
};

test("is open until the evening, by the centre's clock and not the reader's", () => {
  expect(openNow(WEEK, "sa", new Date("2026-11-19T07:00:00Z"))).toEqual({ isOpen: true, until: 22 * 60 });
  expect(openNow(WEEK, "sa", new Date("2026-11-19T06:59:00Z"))).toMatchObject({ isOpen: false, from: 600 });
});

test("is closed at its closing minute and opens the next day", () => {
  expect(openNow(WEEK, "sa", new Date("2026-11-18T19:00:00Z"))).toEqual({
    isOpen: false,
    day: "2026-11-19",
    from: 600,
    today: "2026-11-18",
  });
});

test("opens in the afternoon on a Friday", () => {
  expect(openNow(WEEK, "sa", new Date("2026-11-20T08:00:00Z"))).toMatchObject({
    day: "2026-11-20",
    from: 960,
  });
});

test("skips a public holiday", () => {
  expect(openNow(WEEK, "sa", new Date("2026-11-22T20:00:00Z"))).toMatchObject({ day: "2026-11-24" });
});

test("a centre without hours has no opening time", () => {
  expect(openNow({ hours: [], closedDays: [] }, "in", new Date("2026-11-19T07:00:00Z"))).toEqual({
    isOpen: false,
  });
});
