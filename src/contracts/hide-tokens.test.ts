import { expect, test } from "vitest";
import { hideTokens } from "./hide-tokens.ts";

const TOKEN = "WyIwMTkzMTIzNCJd.c2lnbmF0dXJlLW9mLW91cnM";

test("a token leaves the path, what stands around it stays", () => {
  expect(hideTokens(`/in/thank-you/${TOKEN}`)).toBe("/in/thank-you/[token]");
  expect(hideTokens(`/in/thank-you/${TOKEN}/calendar.ics`)).toBe("/in/thank-you/[token]/calendar.ics");
  expect(hideTokens(`/x/${TOKEN}/${TOKEN}`)).toBe("/x/[token]/[token]");
  for (const path of ["/", "/in/design-ideas/kitchen", "/assets/entry.client-B7xk2.js", `/${TOKEN}x.y`])
    expect(hideTokens(path)).toBe(path);
});

test("a path that is all one word is read once, not once from each of its letters", () => {
  const long = `/${"a".repeat(200_000)}`;
  expect(hideTokens(long)).toBe(long);
});
