import { expect, test } from "vitest";
import type { LeadProblem } from "../../../../contracts/leads/lead-rules.ts";
import { textOf } from "../../../../editions/all-texts.ts";
import { leadErrorText } from "./lead-error-text.ts";

const english = (problem: LeadProblem, isOwnCountry = true) =>
  leadErrorText(textOf("en").t, problem, { country: "in", isOwnCountry });
const arabic = (problem: LeadProblem) =>
  leadErrorText(textOf("ar").t, problem, { country: "sa", isOwnCountry: true });

test("LF-18 the message for a short number says how many digits are missing and how many are needed", () => {
  const short = (by?: number) => english({ field: "phone", problem: "short", by });
  expect(short(1)).toMatch(/^This number is 1 digit short\. .*ten digits/);
  expect(short(4)).toMatch(/^This number is 4 digits short\. .*ten digits/);
  expect(short()).toBe("This number is too short. Check it again.");
  expect(english({ field: "phone", problem: "long", by: 1 }, false)).toBe(
    "This number has 1 digit too many.",
  );
});

test("LF-18 every field has a message in both languages, with an example for the country", () => {
  expect(english({ field: "pincode", problem: "wrong" })).toContain("560034");
  expect(arabic({ field: "pincode", problem: "wrong" })).toContain("23451");
  expect(arabic({ field: "name", problem: "long" })).toBe(arabic({ field: "name", problem: "wrong" }));
  expect(arabic({ field: "email", problem: "missing" })).toMatch(/\p{Script=Arabic}/u);
});
