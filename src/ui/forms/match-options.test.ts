import { expect, test } from "vitest";
import { matchOptions, moveActive } from "./match-options.ts";

const cities = [{ label: "Navi Mumbai" }, { label: "Mumbai" }, { label: "Bengaluru", detail: "Karnataka" }];

test("what begins with the query stands first", () => {
  expect(matchOptions(cities, "mum").map((city) => city.label)).toEqual(["Mumbai", "Navi Mumbai"]);
});

test("the detail is searched too, and every word has to be there", () => {
  expect(matchOptions(cities, "beng kar").map((city) => city.label)).toEqual(["Bengaluru"]);
  expect(matchOptions(cities, "beng mumbai")).toEqual([]);
});

test("Arabic is found with or without hamza and vowel signs", () => {
  expect(matchOptions([{ label: "أَبْها" }], "ابها")).toHaveLength(1);
});

test("the active option goes round by the field", () => {
  expect(moveActive(-1, 1, 3)).toBe(0);
  expect(moveActive(2, 1, 3)).toBe(-1);
  expect(moveActive(0, -1, 3)).toBe(-1);
  expect(moveActive(-1, -1, 3)).toBe(2);
  expect(moveActive(-1, 1, 0)).toBe(-1);
});
