import { describe, expect, test } from "vitest";
import { chooseNotice, closingCookie, dayOf, mayOpen, nextState, wasClosed } from "./attach-notices.ts";

const OLD = { id: "in-old", from: "2026-04-01", until: "2027-03-31" };
const NEW = { id: "in-new", from: "2026-10-01", until: "2026-12-31" };

describe("NW-01 selects the notice to show", () => {
  test("NW-01 selects the first notice that is due today", () => {
    expect(chooseNotice([NEW, OLD], "2026-11-15", "")).toBe(NEW);
    expect(chooseNotice([NEW, OLD], "2026-09-30", "")).toBe(OLD);
    expect(chooseNotice([NEW, OLD], "2026-12-31", "")).toBe(NEW);
    expect(chooseNotice([NEW, OLD], "2027-04-01", "")).toBeUndefined();
    expect(chooseNotice([], "2026-11-15", "")).toBeUndefined();
  });

  test("NW-03 skips a notice whose cookie says that it was closed", () => {
    expect(chooseNotice([NEW, OLD], "2026-11-15", "a=1; in-new=closed")).toBe(OLD);
    expect(wasClosed("in-new", "in-new-2=closed; xin-new=closed")).toBe(false);
  });
});

test("NW-02 a force-closed notice does not open again", () => {
  expect(nextState("closed", "open")).toBe("open");
  expect(nextState("open", "close")).toBe("closed");
  expect(nextState("open", "force-close")).toBe("force-closed");
  expect(nextState("force-closed", "open")).toBe("force-closed");
  expect(nextState("force-closed", "close")).toBe("force-closed");
});

test("NW-02 a notice opens only below the first screen and where it covers no action", () => {
  expect(mayOpen({ isClear: true, scrolled: 843, screenHeight: 844 })).toBe(false);
  expect(mayOpen({ isClear: true, scrolled: 844, screenHeight: 844 })).toBe(true);
  expect(mayOpen({ isClear: false, scrolled: 2000, screenHeight: 844 })).toBe(false);
});

test("NW-03 the cookie is named after the notice id and expires with the notice", () => {
  expect(closingCookie("in-new", 604800)).toBe("in-new=closed; Max-Age=604800; Path=/");
});

test("NW-01 uses the day of the visitor's calendar", () => {
  expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe("2026-01-05");
});
