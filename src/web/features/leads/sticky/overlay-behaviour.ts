import { requestHydration } from "../../../frame/islands/request-hydration.ts";
import { showOverlay } from "../../../frame/layouts/page-now.ts";
import { connection } from "../../../frame/navigation/prefetch.ts";
import { onPageEvent } from "../../../frame/page-events.ts";
import { hydrateState } from "../../../frame/state/carry-state.ts";
import { attachNotices } from "../../company/notices/attach-notices.ts";
import { createPopupWatch, mayOpenPopup, rememberInteraction } from "../popup/popup-rules.ts";
import { watchOverlap } from "./watch-overlap.ts";

/** One small chunk for the overlays that open automatically on nearly every page. */
export function attach(root: ParentNode): void {
  attachNotices(root);
  attachSticky(root);
  attachChat(root);
  attachPopup(root);
}

/**
 * Shows the sticky bar once the page is scrolled far enough past its form, and hides it while a form is in view
 * (SK-01).
 */
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
  for (const element of [...forms, ...root.querySelectorAll(".ftr")]) asking.observe(element);

  // The page's height changes when forms open and photographs load.
  const measure = () =>
    mark.style.setProperty("--sticky-from", `${stickyFrom(forms.map(positionOf), innerHeight)}px`);
  new ResizeObserver(measure).observe(document.body);
}

const ROOM_BEFORE_A_FORM = 80;

function positionOf(form: HTMLElement): FormPosition {
  const { top, bottom } = form.getBoundingClientRect();
  return { top: top + scrollY, bottom: bottom + scrollY };
}

interface FormPosition {
  top: number;
  bottom: number;
}

/**
 * The start of the scroll distance for the bar (SK-01): the end of a form on the first screen, else the top of the
 * page.
 */
export function stickyFrom(forms: readonly FormPosition[], screenHeight: number): number {
  const first = forms.find(({ top }) => top < screenHeight);
  return first ? Math.round(first.bottom) : 0;
}

/** Hides the chat button where it would cover an action or text, and on pages without a chat. */
function attachChat(root: ParentNode): void {
  const button = root.querySelector<HTMLElement>(".chat");
  if (!button) return;
  const state = hydrateState();
  const follow = () => {
    button.hidden = !state.getState().isChatWidgetVisible;
  };
  state.subscribe(follow);
  follow();
  watchOverlap(button, { isSmall: true }, (isClear) => {
    button.toggleAttribute("data-aside", !isClear);
    button.setAttribute("data-placed", "");
  });
}

const POPUP = "lead-popup";
const PHONE = "(width < 600px)";

/** Opens the pop-up once, late, and never again. Visitors who have used a form or who save data do not see it. */
function attachPopup(root: ParentNode): void {
  const hasPopup = root.querySelector(`[data-island="${POPUP}"]`) !== null;
  if (!hasPopup || connection()?.saveData || !mayOpenPopup()) return;
  const state = hydrateState();
  const { delaySeconds } = state.getState().mobilePopup;
  const isDue = createPopupWatch(delaySeconds);
  const seconds = setInterval(() => {
    if (!isDue(thisSecond())) return;
    clearInterval(seconds);
    // Another tab may have opened the pop-up in the meantime.
    if (mayOpenPopup()) open();
  }, 1000);

  const settle = () => {
    clearInterval(seconds);
    rememberInteraction();
  };
  const open = () => {
    state.setState("mobilePopup", { isOpen: matchMedia(PHONE).matches });
    addEventListener("pagehide", settle);
    requestHydration(POPUP);
  };
  onPageEvent("atrium:form-opened", settle);
  onPageEvent("atrium:lead-sent", settle);
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
