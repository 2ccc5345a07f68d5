import { showOverlay } from "../../../frame/layouts/page-now.ts";
import { writeCookie } from "../../../frame/write-cookie.ts";
import { keepClear } from "../../leads/sticky/keep-clear.ts";
import {
  chooseNotice,
  closingCookie,
  dayOf,
  mayOpen,
  type NoticeState,
  type NoticeTerm,
  type NoticeWish,
  nextState,
  wasClosed,
} from "./notice-rules.ts";

/** Opens the notice that is due, where it lies on nothing to press, and keeps it closed for as long as it says when a visitor closes it. */
export function attachNotices(root: ParentNode): void {
  const cards = [...root.querySelectorAll<HTMLElement>("[data-notice]")].map((card) => {
    const term: NoticeTerm = JSON.parse(card.dataset.due ?? "{}");
    return { card, id: card.dataset.notice ?? "", ...term };
  });
  const due = chooseNotice(cards, dayOf(new Date()), document.cookie);
  if (!due) return;
  const { card, id, expiry } = due;
  let state: NoticeState = "closed";
  const wish = (wanted: NoticeWish) => {
    state = nextState(state, wanted);
    // While it waits it has its place already: only so can be seen what it would lie on.
    card.hidden = state === "force-closed";
    card.toggleAttribute("data-aside", state === "closed");
    showOverlay("notice", state === "open");
  };
  card.querySelector("button")?.addEventListener("click", () => {
    writeCookie(closingCookie(id, expiry));
    wish("force-close");
  });
  // It may have been closed in another tab, or on a page that this one was left for.
  const look = () => wasClosed(id, document.cookie) && wish("force-close");
  addEventListener("pageshow", look);
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && look());
  wish("close");
  const mayOpenNow = (isClear: boolean) => mayOpen({ isClear, scrolled: scrollY, screenHeight: innerHeight });
  keepClear(card, { mostCovered: 0, isWanted: () => mayOpenNow(true) }, (isClear) =>
    wish(mayOpenNow(isClear) ? "open" : "close"),
  );
}
