import { expect, test } from "vitest";
import { plainError } from "./plain-error.ts";

test.each([
  ["Error: The CRM answered 500.", "Error: The CRM answered 500."],
  ["Error: 550 5.1.1 <asha@example.com>: unknown user", "Error: 550 5.1.1 […]: unknown user"],
  ["Error: asha@example.com is full\nsecond line", "Error: […] is full"],
  ["error: Key (phone)=(+919845012345) exists", "error: Key (phone)[…] exists"],
  ["Error: 98450 12345 was refused", "Error: […] was refused"],
  ['Error: the name "Asha Rao" is too long', "Error: the name […] is too long"],
  ["Error: refused سارة العتيبي", "Error: refused […]"],
])("%s", (error, shown) => {
  expect(plainError(error)).toBe(shown);
});
