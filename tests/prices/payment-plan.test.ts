import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { COUNTRIES } from "../../src/editions/countries.ts";
import { isRestDay } from "../../src/editions/country-time.ts";
import type { Country } from "../../src/editions/regions.ts";
import { planPayments } from "../../src/prices/milestones/payment-plan.ts";
import { splitPayments } from "../../src/prices/milestones/split-payments.ts";

const COUNTRY_CODES: readonly Country[] = ["in", "sg", "my", "sa"];
const country = fc.constantFrom(...COUNTRY_CODES);
const total = fc.integer({ min: 1, max: 100_000_000 });
const start = fc
  .integer({ min: 0, max: 3650 })
  .map((day) => new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10));
const weeks = fc.option(fc.integer({ min: 3, max: 40 }), { nil: undefined });

describe("the three payments of any total", () => {
  test("add up to it exactly, and each differs from its share by at most one", () => {
    fc.assert(
      fc.property(total, country, (sum, code) => {
        const shares = COUNTRIES[code].milestones;
        const { booking, order, balance } = splitPayments(sum, shares);
        expect(booking + order + balance).toBe(sum);
        for (const [index, amount] of [booking, order, balance].entries()) {
          expect(Number.isInteger(amount)).toBe(true);
          expect(Math.abs(amount - (sum * (shares[index] ?? 0)) / 100)).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  test("do not decrease when the total is larger", () => {
    fc.assert(
      fc.property(total, country, (sum, code) => {
        const shares = COUNTRIES[code].milestones;
        const [less, more] = [splitPayments(sum, shares), splitPayments(sum + 100, shares)];
        expect(more.booking).toBeGreaterThanOrEqual(less.booking);
        expect(more.order).toBeGreaterThanOrEqual(less.order);
        expect(more.balance).toBeGreaterThanOrEqual(less.balance);
      }),
    );
  });

  test("are due one after the other, before the handover, and never on a day of rest", () => {
    fc.assert(
      fc.property(total, country, start, weeks, (sum, code, day, works) => {
        const { payments, handover } = planPayments({ total: sum, start: day, weeks: works }, code);
        const days = [...payments.map((payment) => payment.day ?? ""), handover.day ?? ""];
        expect(days).toEqual([...days].sort());
        expect(new Set(days).size).toBe(days.length);
        expect(days[0]).toBe(day);
        for (const later of days.slice(1)) expect(isRestDay(later, code)).toBe(false);
      }),
    );
  });

  test("are never refunded above the paid amount, and the dates of the refund schedule increase", () => {
    fc.assert(
      fc.property(total, country, start, weeks, (sum, code, day, works) => {
        const { refunds } = planPayments({ total: sum, start: day, weeks: works }, code);
        for (const { back = 0, paid } of refunds) {
          expect(back).toBeGreaterThanOrEqual(0);
          expect(back).toBeLessThanOrEqual(paid);
        }
        const days = refunds.map(({ until }) => until.day ?? "");
        expect(days).toEqual([...days].sort());
        expect(refunds.at(-1)?.paid).toBe(sum);
      }),
    );
  });
});

test("plans the payments for an Indian home of 14.7 lakh, booked on a Friday", () => {
  const { payments, handover, late, refunds } = planPayments({ total: 1_470_000, start: "2027-01-15" }, "in");
  expect(payments.map(({ share, amount, day }) => [share, amount, day])).toEqual([
    [5, 73_500, "2027-01-15"],
    [45, 661_500, "2027-02-12"],
    [50, 735_000, "2027-04-02"],
  ]);
  expect(handover.day).toBe("2027-04-16");
  expect(late).toEqual({ from: { after: 107, day: "2027-05-02" }, weekly: 3675, most: 73_500 });
  expect(refunds.map(({ name, back }) => [name, back])).toEqual([
    ["first-week", 73_500],
    ["first-layout", 36_750],
    ["drawn", 0],
    ["ordered", 661_500],
    ["making", 661_500],
    ["made", undefined],
  ]);
});

test("without a date the plan counts days from the booking", () => {
  const { payments, handover } = planPayments({ total: 56_500, weeks: 10 }, "sg");
  expect(payments.map(({ after, day }) => [after, day])).toEqual([
    [0, undefined],
    [21, undefined],
    [77, undefined],
  ]);
  expect(handover.after).toBe(91);
});
