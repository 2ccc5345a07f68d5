import { describe, expect, test } from "vitest";
import { maskEmail, maskName, maskPhone } from "./mask-contact.ts";

function recorder() {
  const logged: string[] = [];
  return { logged, log: (message: string) => logged.push(message) };
}

describe("CH-09 AMB-22 an e-mail address keeps the first and last character of its local part", () => {
  test.each([
    ["jordan@x.io", "j****n@x.io"],
    ["abc@example.com", "a*c@example.com"],
    ["ab@example.com", "a*@example.com"],
    ["a@example.com", "*@example.com"],
    ["لي@example.com", "ل*@example.com"],
    ["سارة@example.com", "س**ة@example.com"],
  ])("%s is shown as %s", (email, shown) => {
    const { logged, log } = recorder();
    expect(maskEmail(email, log)).toBe(shown);
    expect(logged).toEqual([]);
  });

  test("CH-09 logs an address without '@' and shows nothing of it", () => {
    const { logged, log } = recorder();
    expect(maskEmail("jordan.x.io", log)).toBe("Not Available");
    expect(logged).toEqual(["Invalid email address"]);
  });
});

test("FH-03 an empty value is shown as not available, and an error is logged", () => {
  const { logged, log } = recorder();
  expect(maskEmail("", log)).toBe("Not Available");
  expect(maskPhone("", "+91", log)).toBe("Not Available");
  expect(logged).toHaveLength(2);
});

test("AMB-22 a phone number keeps its prefix and its last three digits", () => {
  const { logged, log } = recorder();
  expect(maskPhone("+919845012345", "+91", log)).toBe("+91*******345");
  expect(maskPhone("+447400123456", "+91", log)).toBe("**********456");
  expect(logged).toEqual([]);
});

test("a name keeps its first part and the initial of its last", () => {
  expect(["Asha Rao", "Asha", " Mohammed bin Salman Alharbi ", "سارة القحطاني"].map(maskName)).toEqual([
    "Asha R.",
    "Asha",
    "Mohammed A.",
    "سارة ا.",
  ]);
});

test("a name of one or two letters is not shown whole", () => {
  expect(["A", "A Rao", "Asha R", "A B", "Li", "Bo Li", "", "𠀀"].map(maskName)).toEqual([
    "*",
    "* R.",
    "Asha *.",
    "* *.",
    "L*",
    "B* L.",
    "",
    "*",
  ]);
});
