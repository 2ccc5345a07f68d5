import { afterPaint } from "../after-paint.ts";

/**
 * What is up on the page at this moment, as words in `data-now` of the layout: what floats at the lower edge makes way by them.
 * A style that looked for it by `body:has(…)` would be right, too, but restyles every element of the page whenever one changes.
 */
const UP = {
  consent: ".consent:not([hidden])",
  toast: ".toasts:has(> .toast)",
  sticky: ".sticky[data-shown]",
  compare: ".compare-tray[data-shown]",
  notice: ".site-notice:not([hidden], [data-aside])",
  offline: ".offline__text:not([hidden])",
};

const FOCUSED = {
  bar: ".bar",
  form: ".lead-form, [data-thanks]",
  header: ".hdr",
  typing: 'input:not([type="checkbox"], [type="radio"]), textarea, select',
};

/** They come and go by themselves; everything else comes with an event. */
const FLOATING = ".consent, .toasts, .sticky, .compare-tray, .site-notice, .offline__text";

export function attachPageNow(page: Document): void {
  const site = page.querySelector<HTMLElement>(".site");
  if (!site) return;
  const floating = [...site.querySelectorAll(FLOATING)];
  // Kept by the browser: to look through the whole page at every step of the focus is dear on a slow phone.
  const dialogs = site.getElementsByTagName("dialog");
  const menus = site.getElementsByClassName("phone-menu");
  let isOverHeader = false;
  const look = () => {
    const up = Object.entries(UP).filter(([, selector]) =>
      floating.some((element) => element.matches(selector)),
    );
    const focused = Object.entries(FOCUSED).filter(([, selector]) => page.activeElement?.closest(selector));
    const words = new Set([...up, ...focused].map(([word]) => word));
    if (isOverHeader) words.add("header");
    if ([...dialogs].some(({ open }) => open)) words.add("dialog");
    const now = [...words].join(" ");
    if (site.dataset.now !== now) site.dataset.now = now;
    const isModal = [...dialogs].some((dialog) => dialog.matches(":modal"));
    holdPage(page, isModal || [...menus].some((menu) => menu.matches(":popover-open")));
  };
  for (const type of ["toggle", "close"]) page.addEventListener(type, look, { capture: true });
  let isDue = false;
  // A press that moves the focus is answered first: before that, what floats would be restyled twice in the midst of it, while
  // the focus is nowhere and once it has arrived.
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
  const watch = new MutationObserver(look);
  for (const element of floating)
    watch.observe(element, {
      childList: true,
      attributes: true,
      attributeFilter: ["hidden", "data-shown", "data-aside"],
    });
  look();
}

/**
 * What is modal holds the page still, and the room of its scroll bar stays. Written on the body alone: a property that is
 * inherited, or a class, would restyle everything in it.
 */
function holdPage({ body, documentElement: root }: Document, isHeld: boolean): void {
  if ((body.style.overflow === "hidden") === isHeld) return;
  const room = isHeld ? `${innerWidth - root.clientWidth}px` : "";
  const isAtStart = isHeld && root.getBoundingClientRect().left > 0 === (root.dir !== "rtl");
  body.style.overflow = isHeld ? "hidden" : "";
  body.style.paddingInlineStart = isAtStart ? room : "";
  body.style.paddingInlineEnd = isAtStart ? "" : room;
}
