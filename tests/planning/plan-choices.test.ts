import { expect, test } from "vitest";
import { planQuery, readPlanChoices } from "../../src/planning/plan-choices.ts";
import { offerOf } from "./planning-offers.ts";

test("any query can be planned, and gives the same choices when it is read again", () => {
  const offer = offerOf("my");
  for (const search of [
    "",
    "by=keys&date=2027-02-30&home=castle&scope=x&city=atlantis",
    "scope=renovation&date=2027-05-05",
  ]) {
    const choices = readPlanChoices(new URLSearchParams(search), offer);
    expect(offer.weeks.homes[choices.home]?.[choices.scope]).toBeDefined();
    expect(readPlanChoices(new URLSearchParams(planQuery(choices)), offer)).toEqual(choices);
  }
});

test("if a type of home needs no hacking, a renovation is planned as a whole home", () => {
  const choices = readPlanChoices(new URLSearchParams("home=hdb-bto&scope=renovation"), offerOf("sg"));
  expect(choices.scope).toBe("home");
});
