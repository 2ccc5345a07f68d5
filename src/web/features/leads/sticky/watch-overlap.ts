import { nextTask } from "../../../frame/after-paint.ts";

const ACTIONS = "a[href], button, input, select, textarea, summary, label, [tabindex='0'], video[controls]";
const OVERLAYS = ".float:not(.consent), .lead-popup";
/** After this time scrolling has stopped and overlays have reached their position. */
const REST_MS = 280;
/** The interval of measurements while the page moves, short enough for a tap right after scrolling. */
const MOVING_MS = 80;

const MOVES = ["scroll", "resize"];
const SETTLES = ["focusin", "click", "load", "transitionend"];

export interface OverlapOptions {
  /** The share of a large action, such as a picture, that may be covered. Other actions may not be covered at all. */
  mostCovered: number;
  /** Whether text may be covered. */
  mayCoverText?: boolean;
  /** False if the element would be hidden anyway; then nothing is measured. */
  isWanted?: () => boolean;
}

/**
 * Reports whether an overlay covers an action of the page: immediately when it does, after scrolling when it no
 * longer does.
 */
export function watchOverlap(
  element: HTMLElement,
  { mostCovered, mayCoverText = true, isWanted = () => true }: OverlapOptions,
  tell: (isClear: boolean) => void,
): void {
  let pause: ReturnType<typeof setTimeout> | undefined;
  let lookedAt = performance.now();
  let isLooking = false;
  let wasClear = true;
  let moves = 0;
  const say = (isClear: boolean) => {
    wasClear = isClear;
    tell(isClear);
  };
  const lookAtRest = async () => {
    const before = moves;
    const isClear = isWanted() && !(await liesOn(element, mostCovered, mayCoverText));
    if (before === moves) say(isClear);
  };
  const lookWhileMoving = async () => {
    isLooking = true;
    if (await liesOn(element, mostCovered, mayCoverText)) say(false);
    isLooking = false;
  };
  const follow = ({ type, timeStamp }: { type: string; timeStamp: number }) => {
    moves += 1;
    clearTimeout(pause);
    pause = setTimeout(lookAtRest, REST_MS);
    // Measuring is slow, so it never happens during a press.
    if (!MOVES.includes(type) || timeStamp - lookedAt < MOVING_MS) return;
    // A hidden element stays hidden until scrolling stops.
    if (isLooking || !wasClear) return;
    lookedAt = timeStamp;
    if (isWanted()) void lookWhileMoving();
    else say(false);
  };
  for (const type of [...MOVES, ...SETTLES]) addEventListener(type, follow, { passive: true, capture: true });
  // The observer also reports the initial size, so that a page that is never scrolled is measured.
  new ResizeObserver(() => follow({ type: "resize", timeStamp: performance.now() })).observe(document.body);
}

/** Each point is a hit test of the whole page, so only one row of points is tested per task on a slow phone. */
async function liesOn(element: HTMLElement, mostCovered: number, mayCoverText: boolean): Promise<boolean> {
  const box = element.getBoundingClientRect();
  if (box.width === 0) return false;
  for (const row of rowsIn(box)) {
    for (const point of row) {
      const hits = document.elementsFromPoint(...point).filter((hit) => !isOverlay(hit, element));
      if (isActionAt(hits, box, point, mostCovered)) return true;
      if (!mayCoverText && hits.some((hit) => hasTextIn(hit, box))) return true;
    }
    await nextTask();
  }
  return false;
}

function isOverlay(hit: Element, element: HTMLElement): boolean {
  return element.contains(hit) || hit.closest(OVERLAYS) !== null;
}

function isActionAt([below]: readonly Element[], box: Box, point: Point, mostCovered: number): boolean {
  const action = below?.closest(ACTIONS);
  return action ? isCovered(action, box, point, mostCovered) : false;
}

/** The lines of its own text are compared, because a paragraph is wider than its last line. */
function hasTextIn(hit: Element, by: Box): boolean {
  return [...hit.childNodes].some((node) => {
    if (node.nodeType !== Node.TEXT_NODE || !node.nodeValue?.trim()) return false;
    const range = document.createRange();
    range.selectNode(node);
    return [...range.getClientRects()].some((line) => coveredShare(line, by) > 0);
  });
}

function isCovered(action: Element, by: Box, [x, y]: Point, most: number): boolean {
  const box = action.getBoundingClientRect();
  const isStretched = x < box.left || x > box.right || y < box.top || y > box.bottom;
  // A link that is stretched over its whole card is larger than its own box.
  if (isStretched) return most === 0;
  const isLarge = box.bottom - box.top >= LARGE * (by.bottom - by.top);
  return coveredShare(box, by) > (isLarge ? most : 0);
}

/** A large action has at least the height of two overlays. A button or a field is smaller, even over the full width. */
const LARGE = 2;

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

type Point = readonly [x: number, y: number];

export function coveredShare(box: Box, by: Box): number {
  const across = Math.min(box.right, by.right) - Math.max(box.left, by.left);
  const down = Math.min(box.bottom, by.bottom) - Math.max(box.top, by.top);
  const area = (box.right - box.left) * (box.bottom - box.top);
  return across > 0 && down > 0 && area > 0 ? (across * down) / area : 0;
}

/** Smaller than the minimum size of a touch target. */
const STEP = 20;

export function rowsIn({ left, right, top, bottom }: Box): Point[][] {
  const columns = stepsBetween(left + 1, right - 1);
  return stepsBetween(top + 1, bottom - 1).map((y) => columns.map((x) => [x, y] as const));
}

function stepsBetween(from: number, to: number): number[] {
  const count = Math.max(1, Math.ceil((to - from) / STEP));
  return Array.from({ length: count + 1 }, (_, index) => from + ((to - from) * index) / count);
}
