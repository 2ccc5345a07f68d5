import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import {
  ANALYTICS_DELAY_MS,
  BREAKPOINTS,
  CHUNK_RELOAD_MS,
  FETCH_DELAY_MS,
  HASH_SCROLL,
  LAYOUT_WIDTHS,
  LOADING_BAR,
  MOBILE_NAV,
} from "./constants.ts";

const tokens = readFileSync(new URL("../../../ui/base/tokens.css", import.meta.url), "utf8");

describe("constants", () => {
  test("NV-03 a fetch waits 200 ms by default", () => {
    expect(FETCH_DELAY_MS).toBe(200);
  });

  test("NV-02 the loading bar is 4 px high", () => {
    expect(LOADING_BAR.height).toBe(4);
  });

  test("K-20 to K-27 hold the specification's figures", () => {
    expect(LAYOUT_WIDTHS).toEqual([1150, 1320, 1440]);
    expect(BREAKPOINTS).toEqual({ mobile: 600, tablet: 1024 });
    expect(ANALYTICS_DELAY_MS).toBe(3000);
    expect(LOADING_BAR).toMatchObject({ throttleMs: 200, durationMs: 5000, hideMs: 500 });
    expect(HASH_SCROLL).toEqual({ offset: 25, retries: 50, retryMs: 100 });
    expect(CHUNK_RELOAD_MS).toBe(60_000);
  });

  test("LY-06 the wrappers of the styles have the same widths", () => {
    expect([token("wrap-narrow"), token("wrap"), token("wrap-wide")]).toEqual([...LAYOUT_WIDTHS]);
  });

  test("SK-03 the bottom bar of the styles has the same measures", () => {
    expect(MOBILE_NAV).toMatchObject({ height: 85, peek: 4, shownOffset: -4, hiddenOffset: -85 });
    expect([token("bar"), token("bar-peek")]).toEqual([MOBILE_NAV.height, MOBILE_NAV.peek]);
    expect([token("bar-padding"), token("bar-padding-short")]).toEqual([
      MOBILE_NAV.padding,
      MOBILE_NAV.shortPadding,
    ]);
    expect(token("anchor-offset")).toBe(HASH_SCROLL.offset);
  });
});

function token(name: string): number {
  return Number(tokens.match(new RegExp(`--${name}: (\\d+)px`))?.[1]);
}
