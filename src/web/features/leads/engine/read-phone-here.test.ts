import { expect, test } from "vitest";
import { readPhoneHere } from "./read-phone-here.ts";

test.each([
  ["+49 1512 3456789", true],
  ["0049 1512 3456789", true],
  ["+1 876 555 1234", true],
  ["+44 7911 123456", true],
  ["+91 98450 12", false],
  ["+971 50 12", false],
  ["+12", false],
])("LF-17 accepts '%s' of another country: %s", (typed, isOk) => {
  expect(readPhoneHere(typed, "IN").ok).toBe(isOk);
});
