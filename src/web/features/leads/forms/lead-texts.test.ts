import { expect, test } from "vitest";
import { textOf } from "../../../../editions/all-texts.ts";
import { leadErrorText, leadTexts } from "./lead-texts.ts";

const english = leadTexts(textOf("en").t, "in");
const arabic = leadTexts(textOf("ar").t, "sa");

test("LF-18 the message for a short number says how many digits are missing and how many are needed", () => {
  const short = (by?: number) => leadErrorText(english, { field: "phone", problem: "short", by }, true);
  expect(short(2)).toBe("This number is two digits short. Indian mobiles have ten.");
  expect(short(4)).toBe("This number is 4 digits short. Indian mobiles have ten.");
  expect(short()).toBe("This number is too short. Please check it.");
  expect(leadErrorText(english, { field: "phone", problem: "long", by: 1 }, false)).toBe(
    "This number has one digit too many.",
  );
});

test("LF-18 every field has a message in both languages, with an example for the country", () => {
  expect(leadErrorText(english, { field: "pincode", problem: "wrong" }, true)).toContain("560034");
  expect(leadErrorText(arabic, { field: "pincode", problem: "wrong" }, true)).toContain("23451");
  expect(leadErrorText(arabic, { field: "name", problem: "long" }, true)).toBe(arabic["name.wrong"]);
  expect(leadErrorText(arabic, { field: "email", problem: "missing" }, true)).toMatch(/\p{Script=Arabic}/u);
});
