import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type OverlapOptions, watchOverlap } from "../../src/web/features/leads/sticky/watch-overlap.ts";
import { nextTask } from "../../src/web/frame/after-paint.ts";
import { PATIENT } from "../support/patient.ts";

const BOX = { left: 300, right: 360, top: 700, bottom: 760, width: 60, height: 60 };
const elementsFromPoint = vi.fn<(x: number, y: number) => Element[]>();

beforeEach(() => {
  document.body.innerHTML = '<main><p>Words</p><a href="/in">A link</a></main><aside class="float"></aside>';
  elementsFromPoint.mockReset();
  lies("p");
  document.elementsFromPoint = elementsFromPoint;
  vi.stubGlobal(
    "ResizeObserver",
    class {
      readonly tell: () => void;
      constructor(tell: () => void) {
        this.tell = tell;
      }
      observe() {
        this.tell();
      }
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("reports whether the overlay covers something to press, or nothing", async () => {
  const told = follow();
  await vi.waitFor(() => expect(told).toHaveBeenLastCalledWith(true), PATIENT);
  lies("a");
  dispatchEvent(new Event("scroll"));
  await vi.waitFor(() => expect(told).toHaveBeenLastCalledWith(false), PATIENT);
  lies("p");
  dispatchEvent(new Event("scroll"));
  await vi.waitFor(() => expect(told).toHaveBeenLastCalledWith(true), PATIENT);
});

test("does not check the page under an overlay that is not wanted yet", async () => {
  const told = follow(() => false);
  await vi.waitFor(() => expect(told).toHaveBeenLastCalledWith(false), PATIENT);
  expect(elementsFromPoint).not.toHaveBeenCalled();
});

test("the check is split into rows, so that input between them is handled", async () => {
  const word = document.querySelectorAll("p");
  let looksBefore: number | undefined;
  elementsFromPoint.mockImplementationOnce(() => {
    void nextTask().then(() => {
      looksBefore = elementsFromPoint.mock.calls.length;
    });
    return [...word];
  });
  const told = follow();
  await vi.waitFor(() => expect(told).toHaveBeenLastCalledWith(true), PATIENT);
  expect(looksBefore).toBeLessThan(elementsFromPoint.mock.calls.length);
});

test("a check that is out of date after a page change reports nothing", async () => {
  const link = document.querySelectorAll("a");
  elementsFromPoint.mockImplementationOnce(() => {
    dispatchEvent(new Event("focusin"));
    return [...link];
  });
  const told = follow();
  await vi.waitFor(() => expect(told).toHaveBeenCalled(), PATIENT);
  expect(told.mock.calls).toEqual([[true]]);
});

test("a small overlay may cover a corner of a picture, and no part of a button", async () => {
  const link = document.querySelector("a");
  if (!link) throw new Error("No link.");
  const isClearOf = async (height: number) => {
    link.getBoundingClientRect = () => new DOMRect(0, 760 - height, 390, height);
    lies("a");
    const told = follow(undefined, { isSmall: true });
    await vi.waitFor(() => expect(told).toHaveBeenCalled(), PATIENT);
    return told.mock.lastCall?.[0];
  };
  expect(await isClearOf(200)).toBe(true);
  expect(await isClearOf(60)).toBe(false);
});

test("a small overlay is hidden above the lines of a paragraph", async () => {
  const isClearOf = async (line: DOMRect) => {
    vi.spyOn(Range.prototype, "getClientRects").mockReturnValue([line] as unknown as DOMRectList);
    const told = follow(undefined, { isSmall: true });
    await vi.waitFor(() => expect(told).toHaveBeenCalled(), PATIENT);
    return told.mock.lastCall?.[0];
  };
  expect(await isClearOf(new DOMRect(20, 700, 200, 24))).toBe(true);
  expect(await isClearOf(new DOMRect(20, 700, 330, 24))).toBe(false);
});

function follow(isWanted?: () => boolean, options: OverlapOptions = {}) {
  const element = document.querySelector<HTMLElement>(".float");
  if (!element) throw new Error("Nothing floats.");
  element.getBoundingClientRect = () => ({ ...BOX, x: BOX.left, y: BOX.top, toJSON: () => BOX });
  const told = vi.fn<(isClear: boolean) => void>();
  watchOverlap(element, { ...options, ...(isWanted && { isWanted }) }, told);
  return told;
}

/** Makes every point of the page hit this element. */
function lies(selector: string): void {
  const element = document.querySelector(selector);
  elementsFromPoint.mockReturnValue(element ? [element] : []);
}
