import { showOverlay } from "../../../frame/layouts/page-now.ts";
import { writeCookie } from "../../../frame/write-cookie.ts";
import { watchOverlap } from "../../leads/sticky/watch-overlap.ts";

/** Opens the notice that is due as long as it covers no action. A closed notice stays closed until its expiry. */
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
    // A waiting notice already has its position in the layout, so that the code can measure what it would cover.
    card.hidden = state === "force-closed";
    card.toggleAttribute("data-aside", state === "closed");
    showOverlay("notice", state === "open");
  };
  card.querySelector("button")?.addEventListener("click", () => {
    writeCookie(closingCookie(id, expiry));
    wish("force-close");
  });
  // The visitor may have closed the notice in another tab or on another page in the meantime.
  const look = () => wasClosed(id, document.cookie) && wish("force-close");
  addEventListener("pageshow", look);
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && look());
  wish("close");
  const mayOpenNow = (isClear: boolean) => mayOpen({ isClear, scrolled: scrollY, screenHeight: innerHeight });
  watchOverlap(card, { isWanted: () => mayOpenNow(true) }, (isClear) =>
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

/** A notice never covers the first screen or an action of the page. */
export function mayOpen({ isClear, scrolled, screenHeight }: NoticePlace): boolean {
  return isClear && scrolled >= screenHeight;
}

export interface NoticeTerm {
  /** The first day; both days are included: 2026-04-01. */
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

/** The cookie that is set when a notice is closed. It is named after the notice and expires with it (NW-03). */
export function closingCookie(id: string, expirySeconds: number): string {
  return `${id}=closed; Max-Age=${expirySeconds}; Path=/`;
}

export function dayOf(moment: Date): string {
  const two = (count: number) => String(count).padStart(2, "0");
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}
