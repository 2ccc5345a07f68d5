import { describe, expect, test, vi } from "vitest";
import { isChunkError, reloadForChunk } from "./attach-navigation.ts";

describe("chunk reload", () => {
  test("NV-07 two errors within 60 s reload once, and again after 60 s", () => {
    const storage = memoryStorage();
    const reload = vi.fn();
    expect(reloadForChunk({ storage: () => storage, reload, now: () => 1_000_000 })).toBe(true);
    expect(reloadForChunk({ storage: () => storage, reload, now: () => 1_059_999 })).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(reloadForChunk({ storage: () => storage, reload, now: () => 1_060_000 })).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  test("NV-07 a storage that throws is ignored, and never makes a loop of reloads", () => {
    const reload = vi.fn();
    const forbidden = () => {
      throw new Error("SecurityError");
    };
    const full = () => ({ getItem: () => null, setItem: forbidden });
    for (const storage of [forbidden, full])
      expect(reloadForChunk({ storage, reload, now: () => 5 })).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  test("NV-07 knows a chunk error from others", () => {
    expect(isChunkError(new TypeError("Failed to fetch dynamically imported module: /assets/x.js"))).toBe(
      true,
    );
    expect(isChunkError(new TypeError("Importing a module script failed."))).toBe(true);
    expect(isChunkError(new TypeError("x is undefined"))).toBe(false);
    expect(isChunkError("text")).toBe(false);
  });
});

function memoryStorage() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
}
