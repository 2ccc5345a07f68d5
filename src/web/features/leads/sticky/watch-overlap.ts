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
  /** A small overlay covers no text, but it may cover the edge of a large action, such as a picture. */
  isSmall?: boolean;
  /** False if the element would be hidden anyway; then nothing is measured. */
  isWanted?: () => boolean;
}

/**
 * Reports whether an overlay covers an action of the page: immediately when it does, after scrolling when it no
 * longer does.
 */
export function watchOverlap(
  element: HTMLElement,
  { isSmall = false, isWanted = () => true }: OverlapOptions,
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
    const isClear = isWanted() && !(await liesOn(element, isSmall));
    if (before === moves) say(isClear);
  };
  const lookWhileMoving = async () => {
    isLooking = true;
    if (await liesOn(element, isSmall)) say(false);
    isLooking = false;
  };
  const follow = ({ type, timeStamp }: Event) => {
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
  new ResizeObserver(() => follow(new Event("resize"))).observe(document.body);
}

/** Each point is a hit test of the whole page, so only one row of points is tested per task on a slow phone. */
async function liesOn(element: HTMLElement, isSmall: boolean): Promise<boolean> {
  const box = element.getBoundingClientRect();
  if (box.width === 0) return false;
  for (const row of rowsIn(box)) {
    for (const point of row) {
      const hits = document.elementsFromPoint(...point).filter((hit) => !hit.closest(OVERLAYS));
      const action = hits[0]?.closest(ACTIONS);
      if (action && !(isSmall && mayCover(action, box))) return true;
      if (isSmall && hits.some((hit) => hasTextIn(hit, box))) return true;
    }
    await nextTask();
  }
  return false;
}

/** The lines of its own text are compared, because a paragraph is wider than its last line. */
function hasTextIn(hit: Element, by: Box): boolean {
  const range = new Range();
  return [...hit.childNodes].some((node) => {
    range.selectNode(node);
    // Space between elements has no lines.
    return node instanceof Text && [...range.getClientRects()].some((line) => coveredShare(line, by) > 0);
  });
}

/** A small overlay may cover a part of a large action, and the card over which a link is stretched. */
function mayCover(action: Element, by: Box): boolean {
  const box = action.getBoundingClientRect();
  const isLarge = box.bottom - box.top >= LARGE * (by.bottom - by.top);
  return coveredShare(box, by) <= (isLarge ? MOST_COVERED : 0);
}

const MOST_COVERED = 0.15;

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
