/** Closed opens when asked to; what a visitor has closed stays closed, whoever asks (NW-02). */
export type NoticeState = "closed" | "open" | "force-closed";
export type NoticeWish = "open" | "close" | "force-close";

export function nextState(state: NoticeState, wish: NoticeWish): NoticeState {
  if (state === "force-closed" || wish === "force-close") return "force-closed";
  return wish === "open" ? "open" : "closed";
}

interface NoticePlace {
  /** No action of the page lies below it. */
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
  /** For how many seconds it stays closed. */
  expiry: number;
}

export type NoticeFacts = { id: string } & Pick<NoticeTerm, "from" | "until">;

/** The notice to show on a day to somebody with these cookies: the first that is due and was not closed. */
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

/** The day on the visitor's own calendar. */
export function dayOf(moment: Date): string {
  const two = (count: number) => String(count).padStart(2, "0");
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}
