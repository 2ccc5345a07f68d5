import { type Box, coveredShare, pointsIn } from "./covered-share.ts";

const ACTIONS = "a[href], button, input, select, textarea, summary, label, [tabindex='0'], video[controls]";
/** Scrolling has come to rest, and what floats has arrived where it moves to. */
const REST_MS = 280;
/** How often is looked while the page moves: often enough for a finger that comes down at once. */
const MOVING_MS = 80;

interface ClearOptions {
  /** How much of an action may be covered: 0 for none of it. */
  mostCovered: number;
}

/**
 * Tells whether something that floats lies on an action of the page: that it does as soon as it does, that it does not
 * once the page has come to rest.
 */
export function keepClear(
  element: HTMLElement,
  { mostCovered }: ClearOptions,
  tell: (isClear: boolean) => void,
): void {
  let pause: ReturnType<typeof setTimeout> | undefined;
  const look = () => tell(!liesOnAction(element, mostCovered));
  let lookedAt = 0;
  const lookOnTheWay = (now: number) => {
    if (now - lookedAt < MOVING_MS) return;
    lookedAt = now;
    if (liesOnAction(element, mostCovered)) tell(false);
  };
  const lookAtRest = () => {
    clearTimeout(pause);
    pause = setTimeout(look, REST_MS);
  };
  const follow = ({ timeStamp }: { timeStamp: number }) => {
    lookOnTheWay(timeStamp);
    lookAtRest();
  };
  for (const type of ["scroll", "resize"]) addEventListener(type, follow, { passive: true, capture: true });
  // Nobody waits for it in the midst of a press: what lies where is dear to know, most of all while a dialog opens.
  for (const type of ["focusin", "click", "load", "transitionend"])
    addEventListener(type, lookAtRest, { passive: true, capture: true });
  new ResizeObserver(() => follow({ timeStamp: performance.now() })).observe(document.body);
  look();
}

function liesOnAction(element: HTMLElement, mostCovered: number): boolean {
  const box = element.getBoundingClientRect();
  if (box.width === 0) return false;
  return pointsIn(box).some(([x, y]) => {
    const below = document.elementsFromPoint(x, y).find((hit) => !element.contains(hit) && !isFloat(hit));
    const action = below?.closest(ACTIONS);
    return action ? isCovered(action, box, [x, y], mostCovered) : false;
  });
}

function isFloat(hit: Element): boolean {
  return hit.closest("[data-float]") !== null;
}

function isCovered(action: Element, by: Box, [x, y]: readonly [number, number], most: number): boolean {
  const box = action.getBoundingClientRect();
  const isStretched = x < box.left || x > box.right || y < box.top || y > box.bottom;
  // A link that is stretched over its whole card is larger than its box tells.
  return isStretched ? most === 0 : coveredShare(box, by) > most;
}
