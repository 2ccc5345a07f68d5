import { expect, test } from "vitest";
import { findHelp, type HelpEntry } from "./find-help.ts";

const entry = (title: string, words = ""): HelpEntry => ({ kind: "topic", title, href: "#", words });
const ENTRIES = [
  entry("Cancellations", "refund of the booking"),
  entry("Returns and refunds"),
  entry("Warranty", "hinges, façade"),
];
const titles = (typed: string) => findHelp(ENTRIES, typed).map(({ title }) => title);

test("what has the words in its title comes before what only speaks of them", () => {
  expect(titles("refund")).toEqual(["Returns and refunds", "Cancellations"]);
  expect(titles("BOOK  refund")).toEqual(["Cancellations"]);
});

test("accents and capitals do not matter, and a word is found by its beginning only", () => {
  expect(titles("Facade")).toEqual(["Warranty"]);
  expect(titles("ranty")).toEqual([]);
});

test("nothing typed finds nothing", () => {
  expect(titles("")).toEqual([]);
  expect(titles(" … ")).toEqual([]);
});
