import { type Box, coveredShare, pointsIn } from "./covered-share.ts";

const ACTIONS = "a[href], button, input, select, textarea, summary, label, [tabindex='0'], video[controls]";
const FLOATS = ".float:not(.consent), .lead-popup";
/** Scrolling has come to rest, and what floats has arrived where it moves to. */
const REST_MS = 280;
/** How often is looked while the page moves: often enough for a finger that comes down at once. */
const MOVING_MS = 80;

const MOVES = ["scroll", "resize"];
const SETTLES = ["focusin", "click", "load", "transitionend"];

/**
 * Tells whether something that floats lies on an action of the page: that it does as soon as it does, that it does not
 * once the page has come to rest. `mostCovered` is how much of an action may be covered: 0 for none of it.
 */
export function keepClear(element: HTMLElement, mostCovered: number, tell: (isClear: boolean) => void): void {
  let pause: ReturnType<typeof setTimeout> | undefined;
  let lookedAt = performance.now();
  const isClear = () => !liesOnAction(element, mostCovered);
  const follow = ({ type, timeStamp }: { type: string; timeStamp: number }) => {
    clearTimeout(pause);
    pause = setTimeout(() => tell(isClear()), REST_MS);
    // Nobody waits for it in the midst of a press: what lies where is dear to know, most of all while a dialog opens.
    if (!MOVES.includes(type) || timeStamp - lookedAt < MOVING_MS) return;
    lookedAt = timeStamp;
    if (!isClear()) tell(false);
  };
  for (const type of [...MOVES, ...SETTLES]) addEventListener(type, follow, { passive: true, capture: true });
  // It tells its first size, too, so that a page which stands still is looked at.
  new ResizeObserver(() => follow({ type: "resize", timeStamp: performance.now() })).observe(document.body);
}

function liesOnAction(element: HTMLElement, mostCovered: number): boolean {
  const box = element.getBoundingClientRect();
  if (box.width === 0) return false;
  return pointsIn(box).some(([x, y]) => {
    const hits = document.elementsFromPoint(x, y);
    const below = hits.find((hit) => !element.contains(hit) && !hit.closest(FLOATS));
    const action = below?.closest(ACTIONS);
    return action ? isCovered(action, box, [x, y], mostCovered) : false;
  });
}

function isCovered(action: Element, by: Box, [x, y]: readonly [number, number], most: number): boolean {
  const box = action.getBoundingClientRect();
  const isStretched = x < box.left || x > box.right || y < box.top || y > box.bottom;
  // A link that is stretched over its whole card is larger than its box tells.
  return isStretched ? most === 0 : coveredShare(box, by) > most;
}
