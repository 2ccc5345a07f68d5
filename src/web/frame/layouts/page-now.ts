import { afterPaint } from "../after-paint.ts";
import { createValue } from "../state/store.ts";

type Overlay = "consent" | "toast" | "sticky" | "compare" | "notice" | "offline";

const overlays = createValue<readonly Overlay[]>([]);

/** Every overlay at the edges of the page reports its state here. */
export function showOverlay(name: Overlay, isShown: boolean): void {
  const shown = overlays.getState();
  if (shown.includes(name) === isShown) return;
  overlays.setState(isShown ? [...shown, name] : shown.filter((other) => other !== name));
}

const FOCUSED = {
  bar: ".bar",
  form: ".lead-form, [data-thanks]",
  header: ".hdr",
  typing: 'input:not([type="checkbox"], [type="radio"]), textarea, select',
};

/**
 * Writes the current overlays as words into `data-now` of the layout, so that the elements at the lower edge can
 * adjust to them. `body:has(…)` in the CSS would restyle every element of the page at each change.
 */
export function attachPageNow(page: Document): void {
  const site = page.querySelector<HTMLElement>(".site");
  if (!site) return;
  // Uses live collections, because searching the whole page at every focus change is slow on a phone.
  const dialogs = site.getElementsByTagName("dialog");
  const menus = site.getElementsByClassName("phone-menu");
  let isOverHeader = false;
  const look = () => {
    const words = new Set<string>(overlays.getState());
    for (const [word, selector] of Object.entries(FOCUSED))
      if (page.activeElement?.closest(selector)) words.add(word);
    if (isOverHeader) words.add("header");
    if ([...dialogs].some(({ open }) => open)) words.add("dialog");
    const now = [...words].join(" ");
    if (site.dataset.now !== now) site.dataset.now = now;
    const isModal = [...dialogs].some((dialog) => dialog.matches(":modal"));
    holdPage(page, isModal || [...menus].some((menu) => menu.matches(":popover-open")));
  };
  for (const type of ["toggle", "close"]) page.addEventListener(type, look, { capture: true });
  let isDue = false;
  // Runs after the paint, so that a press that moves the focus is handled first.
  const lookAfterwards = () => {
    if (isDue) return;
    isDue = true;
    afterPaint(() => {
      isDue = false;
      look();
    });
  };
  for (const type of ["focusin", "focusout"]) page.addEventListener(type, lookAfterwards, { capture: true });
  const header = site.querySelector(".hdr");
  for (const type of ["pointerenter", "pointerleave"])
    header?.addEventListener(type, () => {
      isOverHeader = type === "pointerenter";
      look();
    });
  overlays.subscribe(look);
  look();
}

/**
 * Prevents scrolling behind a modal. It sets styles on the body only, because a class would restyle everything in it.
 */
function holdPage({ body, documentElement: root }: Document, isHeld: boolean): void {
  if ((body.style.overflow === "hidden") === isHeld) return;
  const room = isHeld ? `${innerWidth - root.clientWidth}px` : "";
  const isAtStart = isHeld && root.getBoundingClientRect().left > 0 === (root.dir !== "rtl");
  body.style.overflow = isHeld ? "hidden" : "";
  body.style.paddingInlineStart = isAtStart ? room : "";
  body.style.paddingInlineEnd = isAtStart ? "" : room;
}
