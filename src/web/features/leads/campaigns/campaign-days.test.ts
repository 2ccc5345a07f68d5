import { describe, expect, test } from "vitest";
import { nextChange, phaseOf } from "./load-campaigns.ts";

const OFFER = { startsOn: "2026-12-01", endsOn: "2026-12-31" };

describe("a campaign", () => {
  test.each([
    ["2026-11-30", "before"],
    ["2026-12-01", "now"],
    ["2026-12-31", "now"],
    ["2027-01-01", "over"],
  ])("has on %s the phase %s", (today, phase) => {
    expect(phaseOf(OFFER, today)).toBe(phase);
  });

  test("without days is always active", () => {
    expect(phaseOf({}, "1999-01-01")).toBe("now");
  });
});

test("the next change is at midnight in the country, after the last day", () => {
  const open = { startsOn: "2026-01-01" };
  expect(nextChange([open, OFFER], "2026-11-30", "in")?.toISOString()).toBe("2026-11-30T18:30:00.000Z");
  expect(nextChange([open, OFFER], "2026-12-01", "sg")?.toISOString()).toBe("2026-12-31T16:00:00.000Z");
  expect(nextChange([open, OFFER], "2027-01-01", "sg")).toBeUndefined();
});
