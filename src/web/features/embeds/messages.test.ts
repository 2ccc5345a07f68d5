import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CTA_TYPES } from "../../../contracts/leads/cta-types.ts";
import { isHeard, parentOrigin, parseMessage, readFormWish, targetFor, writeMessage } from "./messages.ts";

const OWN = "https://homes.example";
const PARTNER = "https://partner.example";

describe("OE-06 messages between windows", () => {
  test("an embed may ask for the form with ctaText, formTitle and ctaType, each of them optional", () => {
    const wish = { ctaText: "Call me", formTitle: "Talk to Asha", ctaType: "Oembed Pop-Up" } as const;
    expect(parseMessage(writeMessage({ type: "open-form", ...wish }))).toEqual({
      type: "open-form",
      ...wish,
    });
    expect(parseMessage(writeMessage({ type: "open-form" }))).toEqual({ type: "open-form" });
    for (const [name, value] of Object.entries(wish))
      expect(parseMessage({ source: "atrium", version: 1, type: "open-form", [name]: value })).toEqual({
        type: "open-form",
        [name]: value,
      });
  });

  test("every message comes out as it went in", () => {
    const messages = [
      { type: "ready" },
      { type: "close" },
      { type: "height", height: 480 },
      { type: "lead-sent", ctaType: "Oembed Open Form" },
    ] as const;
    for (const message of messages) expect(parseMessage(writeMessage(message))).toEqual(message);
  });

  test.each([
    ["another sender", { source: "other", version: 1, type: "open-form" }],
    ["another version", { source: "atrium", version: 2, type: "open-form" }],
    ["a number for a word", { source: "atrium", version: 1, type: "open-form", ctaText: 7 }],
    ["too long a title", { source: "atrium", version: 1, type: "open-form", formTitle: "x".repeat(81) }],
    ["a line feed in a title", { source: "atrium", version: 1, type: "open-form", formTitle: "a\nb" }],
    ["a title that turns round", { source: "atrium", version: 1, type: "open-form", formTitle: "a\u202eb" }],
    ["an unknown CTA type", { source: "atrium", version: 1, type: "open-form", ctaType: "Popup" }],
    ["no height", { source: "atrium", version: 1, type: "height" }],
    ["an endless height", { source: "atrium", version: 1, type: "height", height: Infinity }],
    ["a type of every object", { source: "atrium", version: 1, type: "constructor" }],
    ["fields of a prototype", Object.create({ source: "atrium", version: 1, type: "ready" })],
  ])("%s is no message", (_, data) => {
    expect(parseMessage(data)).toBeUndefined();
  });

  test("whatever another window sends never throws, and opens the form only as the rules say", () => {
    const field = fc.oneof(fc.string(), fc.constantFrom(...CTA_TYPES), fc.anything());
    const hostile = fc.record(
      {
        source: fc.oneof(fc.constant("atrium"), fc.anything()),
        version: fc.oneof(fc.constant(1), fc.anything()),
        type: fc.oneof(fc.constantFrom("open-form", "height", "lead-sent", "__proto__"), fc.anything()),
        ctaText: field,
        formTitle: field,
        ctaType: field,
        height: fc.oneof(fc.double(), fc.anything()),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.oneof(hostile, fc.anything()), (data) => {
        const message = parseMessage(data);
        if (message?.type === "height") expect(message.height > 0 && message.height <= 20_000).toBe(true);
        if (message?.type !== "open-form") return;
        const { ctaText = "x", formTitle = "x", ctaType = "Banner" } = message;
        for (const text of [ctaText, formTitle]) {
          expect(text.length > 0 && text.length <= 80).toBe(true);
          expect(text).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
        }
        expect(CTA_TYPES).toContain(ctaType);
      }),
      { numRuns: 2000 },
    );
  });

  test("texts of an address obey the same rules; wrong ones are left out", () => {
    const query = new URLSearchParams({ ctaText: "Call me", formTitle: "x".repeat(200), ctaType: "Nope" });
    expect(readFormWish(query)).toEqual({ ctaText: "Call me" });
  });
});

describe("origins", () => {
  test("our pages hear their own frames and the named partners, nobody else", () => {
    const rules = { own: OWN, allowed: [PARTNER] };
    expect(isHeard(OWN, rules)).toBe(true);
    expect(isHeard(PARTNER, rules)).toBe(true);
    for (const origin of ["https://homes.example.evil", "http://homes.example", "null", "*", ""])
      expect(isHeard(origin, rules)).toBe(false);
    expect(isHeard(PARTNER, { own: OWN, allowed: [] })).toBe(false);
  });

  test("an embed speaks to the page around it where that is allowed", () => {
    const message = { type: "open-form" } as const;
    expect(targetFor(message, PARTNER, { own: OWN, allowed: [] })).toBe(PARTNER);
    expect(targetFor(message, PARTNER, { own: OWN, allowed: [PARTNER] })).toBe(PARTNER);
    expect(targetFor(message, "https://other.example", { own: OWN, allowed: [PARTNER] })).toBeUndefined();
  });

  test("to a page that nobody knows it tells its height and nothing more, and not even that where sites are named", () => {
    const height = { type: "height", height: 10 } as const;
    expect(targetFor(height, undefined, { own: OWN, allowed: [] })).toBe("*");
    expect(targetFor(height, undefined, { own: OWN, allowed: [PARTNER] })).toBeUndefined();
    for (const type of ["open-form", "lead-sent", "ready"] as const)
      expect(targetFor({ type }, undefined, { own: OWN, allowed: [] })).toBeUndefined();
  });

  test("the page around a frame is told by the browser, or is the one that opened it", () => {
    const referrer = `${PARTNER}/page?x=1`;
    expect(parentOrigin({ ancestorOrigins: [OWN] }, referrer)).toBe(OWN);
    expect(parentOrigin({}, referrer)).toBe(PARTNER);
    expect(parentOrigin({ ancestorOrigins: ["null"] }, referrer)).toBeUndefined();
    expect(parentOrigin({}, "")).toBeUndefined();
  });
});
