import { expect, test } from "vitest";
import { cdnHeaders } from "./cdn-headers.ts";

const DAYS_3 = 3 * 24 * 3600;
const EVENING = Date.parse("2026-11-18T18:00:00+03:00");

function headersOf(
  names: string[],
  { kind = "webhook" as const, now = EVENING, endsAt = undefined as number | undefined } = {},
) {
  const dependencies = new Set(names);
  const kept = {
    cdn: { kind, keepSeconds: DAYS_3 },
    dependencies,
    country: "sa" as const,
    endsAt,
    cachedForMs: 300_000,
  };
  return new Map(cdnHeaders(kept, now));
}
const maxAge = (headers: Map<string, string>) =>
  Number(/max-age=(\d+)/.exec(headers.get("surrogate-control") ?? "")?.[1]);

test("a page is kept for the whole time, and names its dependencies", () => {
  const headers = headersOf(["document looks:1"]);
  expect(maxAge(headers)).toBe(DAYS_3);
  expect(headers.get("surrogate-key")).toMatch(/^all d[a-z0-9]+$/);
});

test("a page with prices in force ends with the day of its country, without stale copies after it", () => {
  const headers = headersOf(["document calculator-rates:rates-sa:SA:"]);
  expect(maxAge(headers)).toBe(6 * 3600 - 300 - 10);
  expect(headers.get("surrogate-control")).toMatch(/stale-while-revalidate=10, stale-if-error=10$/);
  const late = { now: Date.parse("2026-11-18T23:58:00+03:00") };
  expect(headersOf(["document calculator-rates:rates-sa:SA:"], late)).toEqual(new Map());
});

test("no page is kept beyond a planned change or the end of the year", () => {
  expect(maxAge(headersOf([], { endsAt: EVENING + 3_600_000 }))).toBe(3600 - 300 - 10);
  const now = Date.parse("2026-12-31T12:00:00+03:00");
  expect(maxAge(headersOf([], { now }))).toBe(12 * 3600 - 300 - 10);
});

test("Cloudflare gets its own headers", () => {
  const kept = {
    cdn: { kind: "cloudflare" as const, keepSeconds: 60 },
    dependencies: new Set(["a"]),
    country: "in" as const,
  };
  const headers = new Map(cdnHeaders({ ...kept, endsAt: undefined, cachedForMs: 0 }, EVENING));
  expect([...headers.keys()]).toEqual(["cloudflare-cdn-cache-control", "cache-tag"]);
  expect(headers.get("cache-tag")).toMatch(/^all,d/);
});
