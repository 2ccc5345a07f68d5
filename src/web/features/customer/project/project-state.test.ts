import { describe, expect, test } from "vitest";
import { plannedHandover } from "../../../../contracts/customer/project/approved-changes.ts";
import { creditOf } from "../../../../prices/milestones/delay-credit.ts";
import {
  comingDays,
  daysUntil,
  driftOf,
  moneyAt,
  runningTotal,
  stagesAt,
  warrantyAt,
} from "./project-state.ts";

const stage = (
  name: "design" | "making" | "site" | "handover",
  from: string,
  until: string,
  doneOn?: string,
) => ({
  stage: name,
  from,
  until,
  doneOn,
});

test("a stage that has begun and is not done is current, and two stages can be current", () => {
  const stages = [
    stage("design", "2026-09-01", "2026-09-20", "2026-09-21"),
    stage("making", "2026-10-01", "2026-11-05"),
    stage("site", "2026-10-10", "2026-11-03"),
    stage("handover", "2026-12-01", "2026-12-02"),
  ];
  expect(stagesAt({ stages }, "2026-10-15").map(({ state }) => state)).toEqual([
    "done",
    "now",
    "now",
    "to-come",
  ]);
  expect(stagesAt({ stages }, "2026-09-25").map(({ state }) => state)).toEqual([
    "done",
    "now",
    "to-come",
    "to-come",
  ]);
});

test("lists days in order and leaves out those that are past or decided", () => {
  const text = { en: "x" };
  const project = {
    appointments: [
      { id: "b", title: text, day: "2026-11-20" },
      { id: "a", title: text, day: "2026-11-10" },
    ],
    decisions: [
      { id: "c", title: text, text, by: "2026-11-18" },
      { id: "d", title: text, text, by: "2026-11-19", decidedOn: "2026-11-16" },
    ],
    payments: [
      { name: "booking" as const, share: 5, amount: 50, dueOn: "2026-09-01", paidOn: "2026-09-01" },
      { name: "order" as const, share: 45, amount: 450, dueOn: "2026-11-19" },
    ],
    quotes: [],
  };
  expect(comingDays(project, "2026-11-17").map(({ kind }) => kind)).toEqual([
    "decision",
    "payment",
    "appointment",
  ]);
  expect(moneyAt(project)).toMatchObject({ paid: 50, total: 500, share: 10, due: { amount: 450 } });
  expect(daysUntil("2026-11-10", "2026-11-17")).toBe(-7);
});

test("the price drift is measured from the first quote, with the reasons of each step", () => {
  const steps = driftOf({
    quotes: [
      { step: "estimate", on: "2026-09-01", amount: 1000 },
      { step: "quote", on: "2026-09-20", amount: 1050 },
      { step: "bill", on: "2026-12-01", amount: 980 },
    ],
    changes: [{ step: "quote", reason: { en: "longer wall" }, amount: 50, askedBy: "us" }],
    decisions: [],
  });
  expect(steps.map(({ added, drift }) => [added, drift])).toEqual([
    [0, 0],
    [50, 5],
    [-70, -2],
  ]);
  expect(steps[1]?.reasons).toHaveLength(1);
});

describe("changes that the customer has approved", () => {
  const text = { en: "x" };
  const change = (id: string, amount: number, option: string, on: string) => ({
    ...{ id, title: text, text, by: on, decidedOn: on },
    change: { amount, days: 2, askedBy: "you" as const },
    answer: { option, name: "", at: `${on}T10:00:00.000Z` },
  });
  const decisions = [
    change("sockets", 100, "approve", "2026-10-01"),
    change("mirror", 900, "decline", "2026-10-02"),
    change("shelf", -30, "approve", "2026-12-01"),
  ];
  const quotes = [
    { step: "estimate" as const, on: "2026-09-01", amount: 900 },
    { step: "order" as const, on: "2026-09-20", amount: 1000 },
  ];
  const payments = [
    { name: "order" as const, share: 50, amount: 500, dueOn: "2026-09-20", paidOn: "2026-09-20" },
    { name: "balance" as const, share: 50, amount: 500, dueOn: "2026-12-01" },
  ];

  test("are in the running total, the drift of the price and the last payment", () => {
    expect(runningTotal({ quotes, decisions })).toBe(1070);
    expect(driftOf({ quotes, decisions, changes: [] }).at(-1)).toMatchObject({
      ...{ step: "changes", amount: 1070, added: 70, on: "2026-12-01" },
      reasons: [{ amount: 100 }, { amount: -30 }],
    });
    const money = moneyAt({ quotes, decisions, payments });
    expect(money).toMatchObject({ total: 1070, paid: 500, later: 0, due: { amount: 570 } });
    expect(money.payments.map(({ amount, changes }) => [amount, changes])).toEqual([
      [500, 0],
      [570, 70],
    ]);
  });

  test("are open after the last payment, and are part of the bill", () => {
    const paid = payments.map((payment) => ({ ...payment, paidOn: "2026-11-01" }));
    expect(moneyAt({ quotes, decisions, payments: paid })).toMatchObject({
      total: 1070,
      paid: 1100,
      later: -30,
    });
    const billed = [...quotes, { step: "bill" as const, on: "2026-12-10", amount: 1070 }];
    expect(runningTotal({ quotes: billed, decisions })).toBe(1070);
    expect(moneyAt({ quotes: billed, decisions, payments })).toMatchObject({ total: 1000, later: 0 });
    const steps = driftOf({ quotes: billed, decisions, changes: [] });
    expect(steps.map(({ step }) => step)).toEqual(["estimate", "order", "bill"]);
    expect(steps.at(-1)?.reasons).toHaveLength(2);
  });

  test("move the planned handover, and those that were declined do not", () => {
    expect(plannedHandover({ handoverOn: "2026-12-01", expectedOn: "2026-12-05" }, decisions)).toBe(
      "2026-12-09",
    );
    expect(plannedHandover({}, decisions)).toBeUndefined();
  });
});

test("no credit is due within the days of grace; after that it grows with each started week up to the maximum", () => {
  expect(creditOf(100_000, 15)).toEqual({ weeks: 0, graceLeft: 0, amount: 0 });
  expect(creditOf(100_000, 16)).toEqual({ weeks: 1, graceLeft: 0, amount: 250 });
  expect(creditOf(100_000, 23)).toMatchObject({ weeks: 2, amount: 500 });
  expect(creditOf(100_000, 400)).toMatchObject({ amount: 5000 });
});

test("a warranty starts on the day of the handover", () => {
  expect(warrantyAt({ from: "2026-09-16", years: 10 }, "2031-09-16")).toMatchObject({
    until: "2036-09-16",
    isOver: false,
    passed: expect.closeTo(0.5, 2),
  });
  expect(warrantyAt({ from: "2020-01-01", years: 1 }, "2026-01-01")).toMatchObject({
    isOver: true,
    passed: 1,
  });
});
