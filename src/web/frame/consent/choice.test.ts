import { describe, expect, test } from "vitest";
import { choiceCookie, grant, isOptedOut, readChoice } from "./choice.ts";
import { forgettingCookies, PREFERENCE_KEYS } from "./decide.ts";

const CHOICE = { granted: grant(["measurement"]), day: "2026-11-16", receipt: "K7MQ2PBCDF" };

describe("AN-01 consent", () => {
  test("AN-01 nothing is allowed before the visitor chooses", () => {
    expect(readChoice("")).toBeUndefined();
    expect(readChoice("consent=yes; other-consent=2026-11.measurement.2026-11-16.K7")).toBeUndefined();
  });

  test("AN-01 stores the choice for 180 days with its receipt", () => {
    const cookie = choiceCookie(CHOICE);
    expect(cookie).toBe("consent=2026-11.measurement.2026-11-16.K7MQ2PBCDF; Max-Age=15552000; Path=/");
    expect(readChoice(`a=1; ${cookie.split(";")[0]}; b=2`)).toEqual(CHOICE);
    const none = choiceCookie({ ...CHOICE, granted: grant([]) });
    expect(readChoice(none.split(";")[0] ?? "")?.granted).toEqual(grant([]));
  });

  test("AN-01 ignores a choice about an older version of the question", () => {
    expect(readChoice("consent=2025-01.measurement.2025-01-16.K7MQ2PBCDF")).toBeUndefined();
  });

  test("AN-01 a privacy signal of the browser counts as a refusal", () => {
    expect(isOptedOut({ globalPrivacyControl: true })).toBe(true);
    expect(isOptedOut({ doNotTrack: "1" })).toBe(true);
    expect(isOptedOut({ doNotTrack: "unspecified", globalPrivacyControl: false })).toBe(false);
  });

  test("AN-01 withdrawing consent deletes only the cookies of the refused categories", () => {
    const cookies = "_ga=1; _ga_X1=2; _fbp=3; _gallery=4; consent=x; in-new=closed";
    const namesOf = (granted: ReturnType<typeof grant>) =>
      new Set(forgettingCookies(granted, cookies, "www.example.com").map((cookie) => cookie.split("=")[0]));
    expect(namesOf(grant([]))).toEqual(new Set(["_ga", "_ga_X1", "_fbp"]));
    expect(namesOf(grant(["measurement"]))).toEqual(new Set(["_fbp"]));
    expect(namesOf(grant(["marketing"]))).toEqual(new Set(["_ga", "_ga_X1"]));
    const forgotten = forgettingCookies(grant([]), cookies, "www.example.com");
    expect(forgotten).toContain("_ga=; Max-Age=0; Path=/; Domain=example.com");
    expect(forgotten).toContain("_ga=; Max-Age=0; Path=/");
  });

  test("distinguishes preference keys from data that the visitor requested", () => {
    expect(
      ["my-city", "my-room-in", "atrium-recent-searches"].every((key) => PREFERENCE_KEYS.test(key)),
    ).toBe(true);
    expect(
      ["lead-queue", "atrium:compared:in", "firstContact"].some((key) => PREFERENCE_KEYS.test(key)),
    ).toBe(false);
  });
});
