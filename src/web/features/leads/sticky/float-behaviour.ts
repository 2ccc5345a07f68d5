import { wakeIslands } from "../../../frame/islands/wake-islands.ts";
import { showOverlay } from "../../../frame/layouts/page-now.ts";
import { connection } from "../../../frame/navigation/prefetch.ts";
import { onTold } from "../../../frame/page-events.ts";
import { hydrateState } from "../../../frame/state/carry-state.ts";
import { attachNotices } from "../../company/notices/attach-notices.ts";
import { createPopupWatch, mayAsk, rememberInteraction } from "../popup/popup-rules.ts";
import { keepClear } from "./keep-clear.ts";

/** One small chunk for what comes up by itself on nearly every page. */
export function attach(root: ParentNode): void {
  attachNotices(root);
  attachSticky(root);
  attachChat(root);
  attachPopup(root);
}

/** Shows the bar once the page is read far enough past its form, and takes it away where a form is in view (SK-01). */
function attachSticky(root: ParentNode): void {
  const bar = root.querySelector<HTMLElement>(".sticky");
  const mark = root.querySelector<HTMLElement>(".sticky-mark");
  if (!bar || !mark) return;
  const forms = [...root.querySelectorAll<HTMLElement>(".lead-form")].filter(
    (form) => !form.closest("dialog"),
  );
  let isPast = false;
  const inView = new Set<Element>();
  const show = () => {
    const isShown = isPast && inView.size === 0;
    bar.toggleAttribute("data-shown", isShown);
    showOverlay("sticky", isShown);
  };

  new IntersectionObserver((entries) => {
    const entry = entries.at(-1);
    isPast = entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0;
    show();
  }).observe(mark);

  const asking = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inView.add(target);
        else inView.delete(target);
      }
      show();
    },
    { rootMargin: `0px 0px ${ROOM_BEFORE_A_FORM}px` },
  );
  for (const place of [...forms, ...root.querySelectorAll(".ftr")]) asking.observe(place);

  // The page's height changes as forms open and photographs arrive.
  const measure = () =>
    mark.style.setProperty("--sticky-from", `${stickyFrom(forms.map(placeOf), innerHeight)}px`);
  new ResizeObserver(measure).observe(document.body);
}

const ROOM_BEFORE_A_FORM = 80;

function placeOf(form: HTMLElement): FormPlace {
  const { top, bottom } = form.getBoundingClientRect();
  return { top: top + scrollY, bottom: bottom + scrollY };
}

interface FormPlace {
  top: number;
  bottom: number;
}

/** From where the way to the bar is counted (SK-01): the end of a form on the first screen, or else the top of the page. */
export function stickyFrom(forms: readonly FormPlace[], screenHeight: number): number {
  const first = forms.find(({ top }) => top < screenHeight);
  return first ? Math.round(first.bottom) : 0;
}

/** How much of an action the button may cover: a corner of a large picture, but no small button. */
const MOST_COVERED = 0.15;

/** Lets the chat's button step aside where it would lie on something to press, and go where the page wants no chat. */
function attachChat(root: ParentNode): void {
  const button = root.querySelector<HTMLElement>(".chat");
  if (!button) return;
  const state = hydrateState();
  const follow = () => {
    button.hidden = !state.getState().isChatWidgetVisible;
  };
  state.subscribe(follow);
  follow();
  keepClear(button, { mostCovered: MOST_COVERED }, (isClear) => {
    button.toggleAttribute("data-aside", !isClear);
    button.setAttribute("data-placed", "");
  });
}

const POPUP = "lead-popup";
const PHONE = "(width < 600px)";

/** Asks once, late, and never again; not visitors who have used a form, nor those who save data. */
function attachPopup(root: ParentNode): void {
  const hasPopup = root.querySelector(`[data-island="${POPUP}"]`) !== null;
  if (!hasPopup || connection()?.saveData || !mayAsk()) return;
  const state = hydrateState();
  const { delaySeconds } = state.getState().mobilePopup;
  const isDue = createPopupWatch(delaySeconds);
  const seconds = setInterval(() => {
    if (!isDue(thisSecond())) return;
    clearInterval(seconds);
    // Another tab may have asked meanwhile.
    if (mayAsk()) open();
  }, 1000);

  const settle = () => {
    clearInterval(seconds);
    rememberInteraction();
  };
  const open = () => {
    state.setState("mobilePopup", { isOpen: matchMedia(PHONE).matches });
    addEventListener("pagehide", settle);
    wakeIslands(POPUP);
  };
  onTold("atrium:form-opened", settle);
  onTold("atrium:lead-sent", settle);
  document.addEventListener("input", ({ target }) => {
    if (target instanceof Element && target.closest(".lead-form")) settle();
  });
}

function thisSecond() {
  const { scrollHeight } = document.documentElement;
  return {
    isVisible: document.visibilityState === "visible",
    readShare: (scrollY + innerHeight) / scrollHeight,
    isBusy: document.querySelector(BUSY) !== null,
  };
}

const BUSY = "dialog[open], :popover-open, input:focus, textarea:focus, select:focus, .consent:not([hidden])";
