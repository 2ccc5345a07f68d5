import { expect, test } from "vitest";
import { readChoice } from "./read-choice.ts";

const net = { essential: 1, premium: 2, luxe: 3 };
const cost: Parameters<typeof readChoice>[1] = {
  homes: [
    { id: "2bhk", name: "2 BHK", size: "780 sq ft", plan: "two-bedroom", weeks: "9 weeks", net },
    { id: "3bhk", name: "3 BHK", size: "1,180 sq ft", plan: "three-bedroom", weeks: "11 weeks", net },
  ],
  cities: [
    { id: "bengaluru", name: "Bengaluru", index: 1 },
    { id: "mumbai", name: "Mumbai", index: 1.1 },
  ],
  chosen: { home: "2bhk", city: "bengaluru" },
};

function choose(query: string) {
  const { home, city, isAsked } = readChoice(new URLSearchParams(query), cost);
  return [home.id, city.id, isAsked];
}

test("the sentence says what the document chooses until the visitor says something", () => {
  expect(choose("")).toEqual(["2bhk", "bengaluru", false]);
  expect(choose("home=3bhk&city=mumbai")).toEqual(["3bhk", "mumbai", true]);
  expect(choose("city=mumbai")).toEqual(["2bhk", "mumbai", true]);
});

test("values that we do not know are as good as none", () => {
  expect(choose("home=palace&city=atlantis")).toEqual(["2bhk", "bengaluru", false]);
  expect(choose(`home=${"x".repeat(500)}`)).toEqual(["2bhk", "bengaluru", false]);
  expect(choose("home=3bhk&city=%3Cscript%3E")).toEqual(["3bhk", "bengaluru", true]);
});
