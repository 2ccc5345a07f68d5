import { describe, expect, test, vi } from "vitest";
import { stubBrowser, stubNoStorage } from "../state/browser-storage.fixture.ts";
import { isChunkError, reloadForChunk } from "./attach-navigation.ts";

describe("chunk reload", () => {
  test("NV-07 two errors within 60 s reload the page once, and again after 60 s", () => {
    stubBrowser();
    const reload = vi.fn();
    expect(reloadForChunk(1_000_000, reload)).toBe(true);
    expect(reloadForChunk(1_059_999, reload)).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(reloadForChunk(1_060_000, reload)).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  test("NV-07 ignores a failing storage and never causes a reload loop", () => {
    const reload = vi.fn();
    for (const problem of ["forbidden", "full"] as const) {
      stubNoStorage(problem);
      expect(reloadForChunk(5, reload)).toBe(false);
    }
    expect(reload).not.toHaveBeenCalled();
  });

  test("NV-07 distinguishes a chunk error from others", () => {
    expect(isChunkError(new TypeError("Failed to fetch dynamically imported module: /assets/x.js"))).toBe(
      true,
    );
    expect(isChunkError(new TypeError("Importing a module script failed."))).toBe(true);
    expect(isChunkError(new TypeError("x is undefined"))).toBe(false);
    expect(isChunkError("text")).toBe(false);
  });
});
