import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { runHint } from "./run-hint.ts";

const HINT = { isEnabled: true, showSeconds: 4, hideSeconds: 5, examples: ["sofa", "bed"] };

describe("DI-22 SE-06 the search hint", () => {
  let log: string[] = [];
  const view = { show: (example: string) => log.push(example), hide: () => log.push("-") };

  beforeEach(() => {
    vi.useFakeTimers();
    log = [];
  });
  afterEach(() => vi.useRealTimers());

  test("appears after showSeconds, changes, and disappears after hideSeconds", () => {
    runHint(HINT, view);
    vi.advanceTimersByTime(3999);
    expect(log).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(log).toEqual(["sofa"]);
    vi.advanceTimersByTime(4999);
    expect(log).toEqual(["sofa", "bed", "sofa"]);
    vi.advanceTimersByTime(1);
    expect(log).toEqual(["sofa", "bed", "sofa", "-"]);
    vi.advanceTimersByTime(60_000);
    expect(log).toHaveLength(4);
  });

  test("stops once the field is used", () => {
    const stop = runHint(HINT, view);
    vi.advanceTimersByTime(4000);
    stop();
    vi.advanceTimersByTime(60_000);
    expect(log).toEqual(["sofa", "-"]);
  });

  test("never appears if it is not enabled", () => {
    runHint({ ...HINT, isEnabled: false }, view);
    vi.advanceTimersByTime(60_000);
    expect(log).toEqual([]);
  });
});
