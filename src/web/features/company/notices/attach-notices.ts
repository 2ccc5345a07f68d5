import { showOverlay } from "../../../frame/layouts/page-now.ts";
import { writeCookie } from "../../../frame/write-cookie.ts";
import { keepClear } from "../../leads/sticky/keep-clear.ts";

/** Opens the notice that is due where it covers no action; a closed notice stays closed for its expiry. */
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

/** A notice that a visitor has closed stays closed (NW-02). */
type NoticeState = "closed" | "open" | "force-closed";
type NoticeWish = "open" | "close" | "force-close";

export function nextState(state: NoticeState, wish: NoticeWish): NoticeState {
  if (state === "force-closed" || wish === "force-close") return "force-closed";
  return wish === "open" ? "open" : "closed";
}

interface NoticePlace {
  isClear: boolean;
  scrolled: number;
  screenHeight: number;
}

/** The first screen belongs to the page and what it asks for; and no action is ever covered. */
export function mayOpen({ isClear, scrolled, screenHeight }: NoticePlace): boolean {
  return isClear && scrolled >= screenHeight;
}

export interface NoticeTerm {
  /** Both days belong to it: 2026-04-01. */
  from: string;
  until: string;
  expiry: number;
}

type NoticeFacts = { id: string } & Pick<NoticeTerm, "from" | "until">;

export function chooseNotice<Facts extends NoticeFacts>(
  notices: readonly Facts[],
  today: string,
  cookies: string,
): Facts | undefined {
  return notices.find(({ id, from, until }) => from <= today && today <= until && !wasClosed(id, cookies));
}

export function wasClosed(id: string, cookies: string): boolean {
  return cookies.split(";").some((cookie) => cookie.trim().split("=")[0] === id);
}

/** Set when the notice is closed: named like it, and there for its expiry (NW-03). */
export function closingCookie(id: string, expirySeconds: number): string {
  return `${id}=closed; Max-Age=${expirySeconds}; Path=/`;
}

export function dayOf(moment: Date): string {
  const two = (count: number) => String(count).padStart(2, "0");
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}
