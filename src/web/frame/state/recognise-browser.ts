import { writeCookie } from "../write-cookie.ts";
import { isInApp, isShellAskedFor, SHELL_COOKIE } from "./in-app.ts";
import type { AtriumState, StateStore } from "./page-state.ts";

interface Browser {
  cookies: string;
  search: string;
  shortSide: number;
  hasFinePointer: boolean;
}

/**
 * Sets what the server cannot determine because all visitors get the same page: the device, and whether the app shows
 * the page (SH-01).
 */
export function recogniseBrowser(store: StateStore, browser: Browser = thisBrowser()): void {
  store.setState("device", deviceOf(browser));
  if (store.getState().mode === "web" && isInApp(browser)) store.setState("mode", "shell");
}

/** Uses pointer and screen, because half of the phones claim to be desktops. */
function deviceOf({ shortSide, hasFinePointer }: Browser): AtriumState["device"] {
  if (hasFinePointer) return "desktop";
  return shortSide < 600 ? "mobile" : "tablet";
}

function thisBrowser(): Browser {
  if (isShellAskedFor(location.search)) writeCookie(`${SHELL_COOKIE}; Path=/`);
  return {
    cookies: document.cookie,
    search: location.search,
    shortSide: Math.min(screen.width, screen.height),
    hasFinePointer: matchMedia("(any-pointer: fine)").matches,
  };
}
