import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, weekdayOf } from "../../src/editions/country-time.ts";
import { crewWeek } from "../../src/planning/crew-week.ts";
import { makePlan, stageDays } from "../../src/planning/make-plan.ts";
import { AFTER, CREW_OF, planBackwards, planForwards } from "../../src/planning/plan-stages.ts";
import { workDays } from "../../src/planning/work-days.ts";
import { ALL_PLANS, offerOf } from "./planning-offers.ts";

const anyDay = fc.integer({ min: 0, max: 600 }).map((after) => addDays("2026-03-01", after));
const anyPlan = fc.constantFrom(...ALL_PLANS);
const anyCity = fc.nat();

function dayOf({ offer, home, scope }: (typeof ALL_PLANS)[number], nth: number) {
  const rules = offer.rules.find(({ slug }) => slug === home) ?? expect.fail();
  const city = offer.calendar.cities[nth % offer.calendar.cities.length]?.slug ?? "";
  const place = { city, week: crewWeek(rules, offer.calendar), quietEves: rules.quietEves };
  const days = stageDays({ home, scope }, offer) ?? expect.fail();
  return { work: workDays(offer.calendar, place), days, city };
}

describe("any plan, in any place, on any date", () => {
  test("no stage starts or ends on a day off, and the days between are enough for the work", () => {
    fc.assert(
      fc.property(anyPlan, anyCity, anyDay, fc.boolean(), (asked, nth, day, isBackwards) => {
        const { work, days } = dayOf(asked, nth);
        const plan = isBackwards
          ? planBackwards(days, work, addDays(day, 200))
          : planForwards(days, work, day);
        for (const { stage, from, until } of plan?.stages ?? []) {
          const crew = CREW_OF[stage];
          expect(work.pace(from, crew)).toBeGreaterThan(0);
          expect(work.pace(until, crew)).toBeGreaterThan(0);
          let done = 0;
          for (let each = from; each <= until; each = addDays(each, 1)) done += work.pace(each, crew);
          expect(done).toBeGreaterThanOrEqual(days[stage] * 4);
          expect(done).toBeLessThan(days[stage] * 4 + 4);
        }
      }),
    );
  });

  test("each stage follows the stages that it needs, and moving in is last", () => {
    fc.assert(
      fc.property(anyPlan, anyCity, anyDay, fc.boolean(), (asked, nth, day, isBackwards) => {
        const { work, days } = dayOf(asked, nth);
        const plan = isBackwards
          ? planBackwards(days, work, addDays(day, 200))
          : planForwards(days, work, day);
        const planned = new Map(plan?.stages.map((stage) => [stage.stage, stage]));
        for (const { stage, from, until } of planned.values()) {
          expect(from <= until).toBe(true);
          expect(plan && until < plan.moveIn).toBe(true);
          for (const before of AFTER[stage]) expect((planned.get(before)?.until ?? "") < from).toBe(true);
        }
      }),
    );
  });

  test("starting on the day of the backward plan leads to moving in by the requested date", () => {
    fc.assert(
      fc.property(anyPlan, anyCity, anyDay, (asked, nth, day) => {
        const { work, days } = dayOf(asked, nth);
        const moveIn = addDays(day, 200);
        const backwards = planBackwards(days, work, moveIn);
        if (!backwards) return;
        const forwards = planForwards(days, work, backwards.from) ?? expect.fail();
        expect(forwards.moveIn <= moveIn).toBe(true);
        const later = planForwards(days, work, addDays(backwards.from, 1));
        expect(later === undefined || later.moveIn > moveIn).toBe(true);
      }),
    );
  });

  test("an impossible date is replaced by the nearest possible one, which is later", () => {
    fc.assert(
      fc.property(anyPlan, anyCity, anyDay, fc.nat(300), (asked, nth, today, ahead) => {
        const { offer, home, scope } = asked;
        const date = addDays(today, ahead);
        const { city } = dayOf(asked, nth);
        const answer = makePlan({ by: "move-in", date, home, scope, city }, offer, today);
        if (answer.kind === "unknown") return;
        expect(answer.plan.from >= today).toBe(true);
        expect(answer.kind === "too-soon" ? answer.plan.moveIn > date : answer.plan.moveIn === date).toBe(
          true,
        );
      }),
    );
  });
});

test.each(ALL_PLANS)(
  "$region $home $scope takes the stated number of weeks, in a season without holidays",
  (asked) => {
    const { offer, home, scope } = asked;
    const plain = { ...offer, calendar: { ...offer.calendar, holidays: [], seasons: [] } };
    const { work, days } = dayOf({ ...asked, offer: plain }, 0);
    const plan = planForwards(days, work, "2027-06-07") ?? expect.fail();
    const signed = plan.stages.find(({ stage }) => stage === "design")?.until ?? "";
    const weeks = (Date.parse(plan.moveIn) - Date.parse(signed)) / (7 * 24 * 3600 * 1000);
    const [least, most] = offer.weeks.homes[home]?.[scope]?.weeks ?? expect.fail();
    expect(weeks).toBeGreaterThanOrEqual(least - 0.5);
    expect(weeks).toBeLessThanOrEqual(most + 0.5);
  },
);

test("in an HDB flat noisy work is not allowed on Saturdays, Sundays, holidays and the eves of major ones", () => {
  const offer = offerOf("sg");
  const asked = { region: "sg", offer, home: "hdb-resale", scope: "renovation" } as const;
  const { work } = dayOf(asked, 0);
  expect(work.pace("2027-02-20", "noisy")).toBe(0);
  expect(work.pace("2027-02-20", "site")).toBeGreaterThan(0);
  expect(work.pace("2026-12-24", "noisy")).toBe(0);
  expect(work.pace("2026-12-24", "site")).toBeGreaterThan(0);
  expect(work.pace("2027-02-08", "site")).toBe(0);
});

test("in Saudi Arabia there is no work on Fridays, and six hours of eight in Ramadan", () => {
  const offer = offerOf("sa");
  const { work } = dayOf({ region: "sa", offer, home: "villa", scope: "home" }, 0);
  for (let day = "2027-01-01"; day < "2027-12-31"; day = addDays(day, 1))
    if (weekdayOf(day) === 5)
      expect([day, work.pace(day, "site"), work.pace(day, "factory")]).toEqual([day, 0, 0]);
  expect(work.pace("2027-02-09", "site")).toBe(3);
  expect(work.pace("2027-02-02", "site")).toBe(4);
});

test("unknown years are not planned", () => {
  const offer = offerOf("in");
  const choices = { by: "keys", home: "society", scope: "home", city: "mumbai" } as const;
  expect(makePlan({ ...choices, date: "2028-12-01" }, offer, "2026-11-16").kind).toBe("unknown");
  expect(makePlan({ ...choices, date: "2031-01-01" }, offer, "2026-11-16").kind).toBe("unknown");
});
