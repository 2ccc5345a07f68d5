import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CTA_TYPES } from "../../../contracts/leads/cta-types.ts";
import {
  isAcceptedOrigin,
  parentOrigin,
  parseMessage,
  readFormRequest,
  targetFor,
  writeMessage,
} from "./messages.ts";

const OWN = "https://homes.example";
const PARTNER = "https://partner.example";

describe("OE-06 messages between windows", () => {
  test("an embed may request the form with ctaText, formTitle and ctaType, all optional", () => {
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

  test("every message is parsed to the message that was written", () => {
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
  ])("rejects %s as a message", (_, data) => {
    expect(parseMessage(data)).toBeUndefined();
  });

  test("a message of another window never throws and opens the form only if it is valid", () => {
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

  test("texts in a URL follow the same rules, and invalid ones are left out", () => {
    const query = new URLSearchParams({ ctaText: "Call me", formTitle: "x".repeat(200), ctaType: "Nope" });
    expect(readFormRequest(query)).toEqual({ ctaText: "Call me" });
  });
});

describe("origins", () => {
  test("our pages accept messages of their own frames and the named partners only", () => {
    const rules = { own: OWN, allowed: [PARTNER] };
    expect(isAcceptedOrigin(OWN, rules)).toBe(true);
    expect(isAcceptedOrigin(PARTNER, rules)).toBe(true);
    for (const origin of ["https://homes.example.evil", "http://homes.example", "null", "*", ""])
      expect(isAcceptedOrigin(origin, rules)).toBe(false);
    expect(isAcceptedOrigin(PARTNER, { own: OWN, allowed: [] })).toBe(false);
  });

  test("an embed sends messages to the surrounding page only if its origin is allowed", () => {
    const message = { type: "open-form" } as const;
    expect(targetFor(message, PARTNER, { own: OWN, allowed: [] })).toBe(PARTNER);
    expect(targetFor(message, PARTNER, { own: OWN, allowed: [PARTNER] })).toBe(PARTNER);
    expect(targetFor(message, "https://other.example", { own: OWN, allowed: [PARTNER] })).toBeUndefined();
  });

  test("an embed sends only its height to an unknown page, and nothing if the allowed sites are named", () => {
    const height = { type: "height", height: 10 } as const;
    expect(targetFor(height, undefined, { own: OWN, allowed: [] })).toBe("*");
    expect(targetFor(height, undefined, { own: OWN, allowed: [PARTNER] })).toBeUndefined();
    for (const type of ["open-form", "lead-sent", "ready"] as const)
      expect(targetFor({ type }, undefined, { own: OWN, allowed: [] })).toBeUndefined();
  });

  test("the origin of the surrounding page comes from the browser, or else from the referrer", () => {
    const referrer = `${PARTNER}/page?x=1`;
    expect(parentOrigin({ ancestorOrigins: [OWN] }, referrer)).toBe(OWN);
    expect(parentOrigin({}, referrer)).toBe(PARTNER);
    expect(parentOrigin({ ancestorOrigins: ["null"] }, referrer)).toBeUndefined();
    expect(parentOrigin({}, "")).toBeUndefined();
  });
});
