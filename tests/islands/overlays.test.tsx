import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchOverlap } from "../../src/web/features/leads/sticky/watch-overlap.ts";
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
afterEach(() => vi.unstubAllGlobals());

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

function follow(isWanted?: () => boolean) {
  const element = document.querySelector<HTMLElement>(".float");
  if (!element) throw new Error("Nothing floats.");
  element.getBoundingClientRect = () => ({ ...BOX, x: BOX.left, y: BOX.top, toJSON: () => BOX });
  const told = vi.fn<(isClear: boolean) => void>();
  watchOverlap(element, { mostCovered: 0, ...(isWanted && { isWanted }) }, told);
  return told;
}

/** Makes every point of the page hit this element. */
function lies(selector: string): void {
  const element = document.querySelector(selector);
  elementsFromPoint.mockReturnValue(element ? [element] : []);
}
