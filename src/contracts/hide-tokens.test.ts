import { expect, test } from "vitest";
import { hideForLog, hideTokens } from "./hide-tokens.ts";

const TOKEN = "WyIwMTkzMTIzNCJd.c2lnbmF0dXJlLW9mLW91cnM";

test("removes a token from a path and keeps the text around it", () => {
  expect(hideTokens(`/in/thank-you/${TOKEN}`)).toBe("/in/thank-you/[token]");
  expect(hideTokens(`/in/thank-you/${TOKEN}/calendar.ics`)).toBe("/in/thank-you/[token]/calendar.ics");
  expect(hideTokens(`/x/${TOKEN}/${TOKEN}`)).toBe("/x/[token]/[token]");
  for (const path of ["/", "/in/design-ideas/kitchen", "/assets/entry.client-B7xk2.js", "/in/a%2Fb%E2%80%AE"])
    expect(hideTokens(path)).toBe(path);
});

test("finds a token despite a suffix, an escape or a sentence around it", () => {
  expect(hideTokens(`/in/contact-pact/${TOKEN}.data`)).toBe("/in/contact-pact/[token].data");
  expect(hideTokens(`/in/contact-pact/${TOKEN.replace(".", "%2e")}`)).toBe("/in/contact-pact/[token]");
  expect(hideTokens(`/in/contact-pact/%57${TOKEN.slice(1)}`)).toBe("/in/contact-pact/[token]");
  expect(hideTokens(`/in/lead-refill?q=${TOKEN}&x=1`)).toBe("/in/lead-refill?q=[token]&x=1");
  expect(hideTokens(`No page at "https://x.example/in/thank-you/${TOKEN}".`)).not.toContain(TOKEN);
});

test("scans a path of one long word once, and not once from each letter", () => {
  for (const long of [
    `/${"a".repeat(200_000)}`,
    `/${"%61".repeat(100_000)}`,
    `/${`${"a".repeat(20)}.`.repeat(9)}`,
  ])
    expect(hideTokens(long).length).toBeLessThanOrEqual(long.length);
});

test("removes the words of a search from a text for the log", () => {
  expect(hideForLog("/in/design-ideas/search/asha-rao%20kitchen")).toBe("/in/design-ideas/search/[words]");
  expect(hideForLog("/sg/magazine/search/sofa/feed")).toBe("/sg/magazine/search/[words]/feed");
  expect(hideForLog("/api/goobe/document/es/search/home")).toBe("/api/goobe/document/es/search/home");
});
