import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { contrast, PAIRS, readColours } from "./tokens-specimen.tsx";

const colours = readColours(readFileSync(new URL("../../../../ui/base/tokens.css", import.meta.url), "utf8"));

test("measures contrast as defined by WCAG", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrast("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
});

test.each(PAIRS)("$text on $ground is readable", ({ text, ground, least }) => {
  const ratio = contrast(colours.get(text) ?? "#000000", colours.get(ground) ?? "#000000");
  expect(ratio).toBeGreaterThanOrEqual(least);
});
