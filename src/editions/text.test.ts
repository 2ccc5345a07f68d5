import { expect, test } from "vitest";
import { textOf } from "./all-texts.ts";
import { fillPlaceholders } from "./text.ts";

test("replaces every occurrence of a placeholder by its value", () => {
  expect(fillPlaceholders("{page} of {total}, {page}", { page: 2, total: 9 })).toBe("2 of 9, 2");
});

test("a placeholder without a value stays visible", () => {
  expect(fillPlaceholders("Hello {name}", {})).toBe("Hello {name}");
});

test("does not read a value as a placeholder", () => {
  expect(fillPlaceholders("{a}", { a: "{b}", b: "no" })).toBe("{b}");
});

test("t() uses the language of its dictionary", () => {
  expect(textOf("en").t("ui.pageOf", { page: 2, total: 7 })).toBe("Page 2 of 7");
  expect(textOf("ar").t("ui.pageOf", { page: 2, total: 7 })).toContain("7");
});
