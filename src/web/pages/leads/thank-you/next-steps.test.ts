import { expect, test } from "vitest";
import { textOf } from "../../../../editions/all-texts.ts";
import { nextSteps } from "./thanks.tsx";

const FACTS = {
  plannedContact: { day: "2026-11-16", from: "09:00", until: "20:00", channel: "call" },
  visit: null,
  country: "in",
  today: "2026-11-16",
} as const;

test("lists three steps with their days: the contact, a first layout, a meeting", () => {
  const steps = nextSteps(FACTS, "HSR Layout", textOf("en"));
  expect(steps.map(({ when }) => when)).toEqual(["Today", "Wed 18 Nov", "Sat 21 Nov"]);
  expect(steps[2]?.text).toContain("HSR Layout");
});

test("no step is on the country's weekly day off", () => {
  const saudi = { ...FACTS, country: "sa", today: "2026-11-17" } as const;
  const planned = { ...FACTS.plannedContact, day: "2026-11-18" };
  const steps = nextSteps({ ...saudi, plannedContact: planned }, undefined, textOf("ar"));
  expect(steps.map(({ when }) => when)).toEqual(["غدًا", "السبت 21 نوفمبر", "الثلاثاء 24 نوفمبر"]);
});

test("a visit replaces the meeting, at its own time", () => {
  const visit = { ecName: "Hebbal, Bengaluru", at: "2026-11-17T19:30:00+05:30" };
  const steps = nextSteps({ ...FACTS, visit }, "Hebbal", textOf("en"));
  expect(steps.map(({ when }) => when)).toEqual(["Today", "Tomorrow", "Wed 18 Nov"]);
  expect(steps[1]?.title).toContain("Hebbal");
});

test("lists no steps for a visitor who does not want to be contacted", () => {
  expect(nextSteps({ ...FACTS, plannedContact: null }, "HSR Layout", textOf("en"))).toEqual([]);
});
