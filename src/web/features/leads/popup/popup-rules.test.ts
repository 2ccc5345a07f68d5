import { describe, expect, test } from "vitest";
import { stubBrowser, stubNoStorage } from "../../../frame/state/browser-storage.fixture.ts";
import { createPopupWatch, mayOpenPopup, POPUP_KEY, rememberInteraction } from "./popup-rules.ts";

const READING = { isVisible: true, readShare: 0.6, isBusy: false };

function seconds(count: number, watch: (second: typeof READING) => boolean, second = READING): boolean[] {
  return Array.from({ length: count }, () => watch(second));
}

describe("AT-04 the pop-up appears", () => {
  test("AT-04 once, after the delay", () => {
    const watch = createPopupWatch(45);
    expect(seconds(44, watch)).not.toContain(true);
    expect(watch(READING)).toBe(true);
    expect(seconds(100, watch)).not.toContain(true);
  });

  test("AT-04 only after half of the page was read, however long that takes", () => {
    const watch = createPopupWatch(45);
    expect(seconds(300, watch, { ...READING, readShare: 0.4 })).not.toContain(true);
    expect(watch(READING)).toBe(true);
  });

  test("AT-04 counting earlier reading but not the time in a hidden tab", () => {
    const watch = createPopupWatch(3);
    watch(READING);
    expect(seconds(60, watch, { ...READING, isVisible: false })).not.toContain(true);
    expect(seconds(2, watch, { ...READING, readShare: 0 })).toEqual([false, true]);
  });

  test("AT-04 only when the visitor is not typing and no overlay is open", () => {
    const watch = createPopupWatch(1);
    expect(seconds(5, watch, { ...READING, isBusy: true })).not.toContain(true);
    expect(watch(READING)).toBe(true);
  });
});

describe("AT-04 popUpInteracted", () => {
  test("AT-04 does not open for a visitor who has interacted", () => {
    const { kept } = stubBrowser();
    expect(mayOpenPopup()).toBe(true);
    rememberInteraction();
    expect(kept).toEqual({ [POPUP_KEY]: "true" });
    expect(mayOpenPopup()).toBe(false);
  });

  test("AT-04 does not open without storage, and causes no error", () => {
    stubNoStorage("forbidden");
    expect(mayOpenPopup()).toBe(false);
    expect(rememberInteraction).not.toThrow();
  });
});
