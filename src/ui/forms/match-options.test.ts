import { expect, test } from "vitest";
import { matchOptions, moveActive } from "./match-options.ts";

const cities = [{ label: "Navi Mumbai" }, { label: "Mumbai" }, { label: "Bengaluru", detail: "Karnataka" }];

test("options that begin with the query come first", () => {
  expect(matchOptions(cities, "mum").map((city) => city.label)).toEqual(["Mumbai", "Navi Mumbai"]);
});

test("also searches the detail, and requires every word", () => {
  expect(matchOptions(cities, "beng kar").map((city) => city.label)).toEqual(["Bengaluru"]);
  expect(matchOptions(cities, "beng mumbai")).toEqual([]);
});

test("finds Arabic with or without hamza and vowel signs", () => {
  expect(matchOptions([{ label: "أَبْها" }], "ابها")).toHaveLength(1);
});

test("the active option wraps around through the field", () => {
  expect(moveActive(-1, 1, 3)).toBe(0);
  expect(moveActive(2, 1, 3)).toBe(-1);
  expect(moveActive(0, -1, 3)).toBe(-1);
  expect(moveActive(-1, -1, 3)).toBe(2);
  expect(moveActive(-1, 1, 0)).toBe(-1);
});
