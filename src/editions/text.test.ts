import { expect, test } from "vitest";
import { textOf } from "./all-texts.ts";
import { fillPlaceholders } from "./text.ts";

test("a placeholder takes its value, as often as it stands there", () => {
  expect(fillPlaceholders("{page} of {total}, {page}", { page: 2, total: 9 })).toBe("2 of 9, 2");
});

test("a placeholder without a value stays visible", () => {
  expect(fillPlaceholders("Hello {name}", {})).toBe("Hello {name}");
});

test("a value is never read as a placeholder itself", () => {
  expect(fillPlaceholders("{a}", { a: "{b}", b: "no" })).toBe("{b}");
});

test("t() speaks the language of its dictionary", () => {
  expect(textOf("en").t("ui.pageOf", { page: 2, total: 7 })).toBe("Page 2 of 7");
  expect(textOf("ar").t("ui.pageOf", { page: 2, total: 7 })).toContain("7");
});
