import { describe, expect, test, vi } from "vitest";
import { checkFeaturesFor, FEATURES, type FeatureRow, featureActions } from "./feature-checks.ts";

const rows: FeatureRow[] = [
  { feature: "a", strategy: "default", urls: [/^\/in\/looks/] },
  { feature: "b", strategy: "custom", urls: [/^\/in\/looks/] },
  { feature: "c", strategy: "gradualRollout", urls: [/^\/sg/] },
];

describe("feature checks", () => {
  test("FF-03 checks the features of the URL before the page", async () => {
    const check = vi.fn(async () => true);
    expect(await checkFeaturesFor("/in/looks/x", check, rows)).toEqual({ a: true });
    expect(await checkFeaturesFor("/my", check, rows)).toEqual({});
    expect(check.mock.calls).toEqual([["a", "default"]]);
  });

  test("FF-04 checks every strategy except custom", async () => {
    const check = vi.fn(async () => false);
    const all = rows.map((row) => ({ ...row, urls: [/./] }));
    expect(await checkFeaturesFor("/x", check, all)).toEqual({ a: false, c: false });
  });

  test("FF-05 has one action for each feature", async () => {
    const check = vi.fn(async () => true);
    const actions = featureActions(check, rows);
    expect(Object.keys(actions)).toEqual(["a", "c"]);
    await actions.c?.();
    expect(check.mock.calls).toEqual([["c", "gradualRollout"]]);
  });

  test("RD-11 the home of India depends on interiors-redirect", async () => {
    const asked: string[] = [];
    await checkFeaturesFor("/in", async (feature) => asked.push(feature) > 0);
    expect(asked).toContain("interiors-redirect");
    expect(new Set(FEATURES.map((row) => row.feature)).size).toBe(FEATURES.length);
  });
});
