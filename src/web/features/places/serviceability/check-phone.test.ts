import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { isPhoneValid, validatePhoneNumber } from "./check-phone.ts";

const reported: string[] = [];
const asked: string[] = [];

beforeEach(() => {
  vi.stubGlobal("location", { origin: "https://atrium.example" });
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("reportError", (error: Error) => reported.push(error.message));
});
afterEach(() => {
  vi.unstubAllGlobals();
  reported.length = 0;
  asked.length = 0;
});

function answer(respond: () => Response | Promise<Response>): void {
  vi.stubGlobal("fetch", async ({ url }: Request) => {
    asked.push(url.replace(location.origin, ""));
    return respond();
  });
}

describe("the validation of a phone number", () => {
  test("SV-13 success means valid; only digits and + are sent", async () => {
    answer(() => Response.json({ valid: true }));
    expect(await isPhoneValid("(98450) 12345", "IN")).toBe(true);
    expect(asked).toEqual(["/api/web-backend/v1/phone/validate?phone=9845012345&country=IN"]);
    expect(reported).toEqual([]);
  });

  test("SV-13 SV-14 a 400 means invalid and is not reported", async () => {
    answer(() => Response.json({ error: "no number" }, { status: 400 }));
    expect(await isPhoneValid("12", "IN")).toBe(false);
    expect(reported).toEqual([]);
  });

  test.each([500, 429, 404])("SV-13 SV-14 a %i means invalid and is reported", async (status) => {
    answer(() => Response.json({}, { status }));
    expect(await isPhoneValid("98450 12345", "IN")).toBe(false);
    expect(reported).toEqual([expect.stringContaining("Phone Validation API Failure")]);
  });

  test("SV-13 a form receives the reason, and a failed call does not make the number invalid", async () => {
    answer(() => Response.json({ reason: "short" }, { status: 400 }));
    expect(await validatePhoneNumber("12", "IN")).toEqual({ kind: "invalid", reason: "short" });
    answer(() => Response.json({}, { status: 503 }));
    expect(await validatePhoneNumber("98450 12345", "IN")).toEqual({ kind: "unknown" });
    expect(reported).toEqual([expect.stringContaining("Phone Validation API Failure")]);
  });

  test("SV-13 SV-14 a lost connection means invalid and is reported", async () => {
    answer(() => Promise.reject(new TypeError("Failed to fetch")));
    expect(await isPhoneValid("98450 12345", "IN")).toBe(false);
    expect(reported).toEqual([expect.stringContaining("Phone Validation API Failure")]);
  });
});
