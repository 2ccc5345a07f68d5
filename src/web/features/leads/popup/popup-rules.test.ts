import { describe, expect, test } from "vitest";
import { stubBrowser, stubNoStorage } from "../../../frame/state/browser-storage.fixture.ts";
import { createPopupWatch, mayAsk, POPUP_KEY, rememberInteraction } from "./popup-rules.ts";

const READING = { isVisible: true, readShare: 0.6, isBusy: false };

function seconds(count: number, watch: (second: typeof READING) => boolean, second = READING): boolean[] {
  return Array.from({ length: count }, () => watch(second));
}

describe("AT-04 when the pop-up comes", () => {
  test("AT-04 after the delay, once", () => {
    const watch = createPopupWatch(45);
    expect(seconds(44, watch)).not.toContain(true);
    expect(watch(READING)).toBe(true);
    expect(seconds(100, watch)).not.toContain(true);
  });

  test("AT-04 not before half of the page was read, however long it takes", () => {
    const watch = createPopupWatch(45);
    expect(seconds(300, watch, { ...READING, readShare: 0.4 })).not.toContain(true);
    expect(watch(READING)).toBe(true);
  });

  test("AT-04 what was read before counts, and a hidden tab does not", () => {
    const watch = createPopupWatch(3);
    watch(READING);
    expect(seconds(60, watch, { ...READING, isVisible: false })).not.toContain(true);
    expect(seconds(2, watch, { ...READING, readShare: 0 })).toEqual([false, true]);
  });

  test("AT-04 it waits while somebody types or something is open", () => {
    const watch = createPopupWatch(1);
    expect(seconds(5, watch, { ...READING, isBusy: true })).not.toContain(true);
    expect(watch(READING)).toBe(true);
  });
});

describe("AT-04 popUpInteracted", () => {
  test("AT-04 whoever has interacted is not asked again", () => {
    const { kept } = stubBrowser();
    expect(mayAsk()).toBe(true);
    rememberInteraction();
    expect(kept).toEqual({ [POPUP_KEY]: "true" });
    expect(mayAsk()).toBe(false);
  });

  test("AT-04 without a storage nobody is asked, and nothing fails", () => {
    stubNoStorage("forbidden");
    expect(mayAsk()).toBe(false);
    expect(rememberInteraction).not.toThrow();
  });
});
