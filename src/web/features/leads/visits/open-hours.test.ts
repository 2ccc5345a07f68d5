import { expect, test } from "vitest";
import { WEEKDAYS } from "../../../../contracts/documents/centres/centre-facts.ts";
import { editionOf } from "../../../../editions/edition.ts";
import { describeHours } from "./open-hours.ts";

const weekend = { days: ["sat" as const, "sun" as const], opens: "10:00", closes: "20:00" };
const saudi = [
  {
    days: ["sun", "mon", "tue", "wed", "thu", "sat"] as const,
    opens: "10:00",
    closes: "22:00",
  },
  { days: ["fri"] as const, opens: "16:00", closes: "22:00" },
].map((line) => ({ ...line, days: [...line.days] }));

test("does not name the days of a week without exceptions", () => {
  const daily = [{ days: [...WEEKDAYS], opens: "10:30", closes: "20:30" }];
  expect(describeHours(daily, editionOf("in"))).toEqual([
    { times: "\u206610:30 AM\u2069 – \u20668:30 PM\u2069" },
  ]);
});

test("joins days that follow each other", () => {
  const weekdays = { days: WEEKDAYS.slice(0, 5), opens: "10:00", closes: "19:00" };
  expect(describeHours([weekdays, weekend], editionOf("sg"))).toEqual([
    { days: "Mon – Fri", times: "\u206610:00 AM\u2069 – \u20667:00 PM\u2069" },
    { days: "Sat, Sun", times: "\u206610:00 AM\u2069 – \u20668:00 PM\u2069" },
  ]);
});

test("begins the Saudi week on Sunday, in both languages", () => {
  expect(describeHours(saudi, editionOf("sa"))[0]?.days).toBe("Sun – Thu, Sat");
  expect(describeHours(saudi, editionOf("sa-ar")).map(({ days }) => days)).toEqual([
    "الأحد – الخميس، السبت",
    "الجمعة",
  ]);
});
