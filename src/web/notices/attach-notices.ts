import { writeCookie } from "../write-cookie.ts";
import {
  chooseNotice,
  closingCookie,
  dayOf,
  type NoticeState,
  type NoticeWish,
  nextState,
  wasClosed,
} from "./notice-rules.ts";

/** Opens the notice that is due, once, and keeps it closed for as long as it says when a visitor closes it. */
export function attachNotices(root: ParentNode): void {
  const cards = [...root.querySelectorAll<HTMLElement>("[data-notice]")].map((card) => ({
    card,
    id: card.dataset.notice ?? "",
    from: card.dataset.from ?? "",
    until: card.dataset.until ?? "",
  }));
  const due = chooseNotice(cards, dayOf(new Date()), document.cookie);
  if (!due) return;
  const { card, id } = due;
  let state: NoticeState = "closed";
  const wish = (wanted: NoticeWish) => {
    state = nextState(state, wanted);
    card.hidden = state !== "open";
  };
  card.querySelector("[data-notice-close]")?.addEventListener("click", () => {
    writeCookie(closingCookie(id, Number(card.dataset.expiry)));
    wish("force-close");
  });
  // It may have been closed in another tab, or on a page that this one was left for.
  const look = () => wish(wasClosed(id, document.cookie) ? "force-close" : "open");
  addEventListener("pageshow", look);
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && look());
  look();
}
