import { writeCookie } from "../write-cookie.ts";
import type { AtriumState, StateStore } from "./state.ts";

interface Browser {
  cookies: string;
  search: string;
  /** Of the screen's shorter side, in CSS pixels. */
  shortSide: number;
  hasFinePointer: boolean;
}

/** What the page, which is the same for everyone, cannot know: the device, and whether an app shows it (SH-01). */
export function recogniseBrowser(store: StateStore, browser: Browser = thisBrowser()): void {
  store.setState("device", deviceOf(browser));
  if (store.getState().mode === "web" && isInApp(browser)) store.setState("mode", "shell");
}

/** By what it is like to use, not by what it calls itself: half of the phones say that they are desktops. */
function deviceOf({ shortSide, hasFinePointer }: Browser): AtriumState["device"] {
  if (hasFinePointer) return "desktop";
  return shortSide < 600 ? "mobile" : "tablet";
}

const SHELL_COOKIE = "atrium_shell=1";

/** The app sets the cookie, or opens its first page with ?mode=shell, after which there is the cookie too. */
function isInApp({ cookies, search }: Browser): boolean {
  return cookies.split("; ").includes(SHELL_COOKIE) || isAskedFor(search);
}

function isAskedFor(search: string): boolean {
  return new URLSearchParams(search).get("mode") === "shell";
}

function thisBrowser(): Browser {
  if (isAskedFor(location.search)) writeCookie(`${SHELL_COOKIE}; Path=/`);
  return {
    cookies: document.cookie,
    search: location.search,
    shortSide: Math.min(screen.width, screen.height),
    hasFinePointer: matchMedia("(any-pointer: fine)").matches,
  };
}
