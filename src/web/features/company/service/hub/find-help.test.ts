import { expect, test } from "vitest";
import { findHelp, type HelpEntry } from "./find-help.ts";

const entry = (title: string, words = ""): HelpEntry => ({ kind: "topic", title, href: "#", words });
const ENTRIES = [
  entry("Cancellations", "refund of the booking"),
  entry("Returns and refunds"),
  entry("Warranty", "hinges, façade"),
];
const titles = (typed: string) => findHelp(ENTRIES, typed).map(({ title }) => title);

test("ranks a match in the title before a match in the text only", () => {
  expect(titles("refund")).toEqual(["Returns and refunds", "Cancellations"]);
  expect(titles("BOOK  refund")).toEqual(["Cancellations"]);
});

test("ignores accents and capitals, and matches a word only from its beginning", () => {
  expect(titles("Facade")).toEqual(["Warranty"]);
  expect(titles("ranty")).toEqual([]);
});

test("an empty query finds nothing", () => {
  expect(titles("")).toEqual([]);
  expect(titles(" … ")).toEqual([]);
});
