import { describe, expect, test } from "vitest";
import { consentCookie, forgettingCookies, readConsent } from "./consent.ts";

describe("AN-01 consent", () => {
  test("AN-01 nobody has agreed until they say so", () => {
    expect(readConsent("", {})).toBeUndefined();
    expect(readConsent("analytics-consent=yes; other-analytics-consent=granted", {})).toBeUndefined();
    expect(readConsent("a=1; analytics-consent=granted", {})).toBe("granted");
    expect(readConsent("analytics-consent=refused; b=2", {})).toBe("refused");
  });

  test("AN-01 a browser that says no is a refusal, until the visitor says yes here", () => {
    expect(readConsent("", { globalPrivacyControl: true })).toBe("refused");
    expect(readConsent("", { doNotTrack: "1" })).toBe("refused");
    expect(readConsent("", { doNotTrack: "unspecified", globalPrivacyControl: false })).toBeUndefined();
    expect(readConsent("analytics-consent=granted", { globalPrivacyControl: true })).toBe("granted");
  });

  test("AN-01 the choice is kept for 180 days", () => {
    expect(consentCookie("refused")).toBe("analytics-consent=refused; Max-Age=15552000; Path=/");
  });

  test("AN-01 who takes it back loses the cookies of analytics, and no other", () => {
    const cookies = "_ga=1; _ga_X1=2; _fbp=3; _gallery=4; analytics-consent=granted; in-new=closed";
    const forgotten = forgettingCookies(cookies, "www.example.com");
    expect(new Set(forgotten.map((cookie) => cookie.split("=")[0]))).toEqual(
      new Set(["_ga", "_ga_X1", "_fbp"]),
    );
    expect(forgotten).toContain("_ga=; Max-Age=0; Path=/; Domain=example.com");
    expect(forgotten).toContain("_ga=; Max-Age=0; Path=/");
  });
});
