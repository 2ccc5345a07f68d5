import { expect, test } from "vitest";
import { isSlot, visitSlots } from "./visit-slots.ts";

const CENTRE = {
  hours: [
    { days: ["mon", "tue", "wed", "thu"] as const, opens: "10:30", closes: "14:00" },
    { days: ["sat"] as const, opens: "16:00", closes: "18:00" },
  ].map((row) => ({ ...row, days: [...row.days] })),
  slotMinutes: 60,
};
/** A Wednesday, ten in the morning in India. */
const NOW = new Date("2026-11-18T10:00:00+05:30");

test("FH-07 FH-08 offers whole slots within the opening hours, on the next three open days", () => {
  const days = visitSlots(CENTRE, "in", NOW);
  expect(
    days.map(({ day, slots }) => [day, slots.map(({ valueIn24HourFormat }) => valueIn24HourFormat)]),
  ).toEqual([
    ["2026-11-18", ["12:30"]],
    ["2026-11-19", ["10:30", "11:30", "12:30"]],
    ["2026-11-21", ["16:00", "17:00"]],
  ]);
  expect(days[0]?.slots[0]?.at).toBe("2026-11-18T12:30:00+05:30");
});

test("requires two hours of notice, in the time zone of the country", () => {
  const inRiyadh = visitSlots(CENTRE, "sa", NOW, { days: 1 });
  expect(inRiyadh.map(({ day, slots }) => [day, slots.map(({ at }) => at)])).toEqual([
    ["2026-11-18", ["10:30", "11:30", "12:30"].map((time) => `2026-11-18T${time}:00+03:00`)],
  ]);
  expect(inRiyadh[0]?.slots[2]).toEqual({
    time: "12:30",
    timeSuffix: "PM",
    value: "12:30 PM",
    valueIn24HourFormat: "12:30",
    available: true,
    at: "2026-11-18T12:30:00+03:00",
  });
});

test("accepts only a time that was offered", () => {
  expect(isSlot(CENTRE, "in", NOW, "2026-11-19T11:30:00+05:30")).toBe(true);
  expect(isSlot(CENTRE, "in", NOW, "2026-11-19T11:45:00+05:30")).toBe(false);
  expect(isSlot(CENTRE, "in", NOW, "2026-11-18T10:30:00+05:30")).toBe(false);
  expect(isSlot(CENTRE, "in", NOW, "tomorrow")).toBe(false);
});
