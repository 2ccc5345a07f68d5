import { loginAddress } from "../../../urls/login-address.ts";
import { hydrateState } from "../state/carry-state.ts";
import { writeCookie } from "../write-cookie.ts";
import { hasLoginHint } from "./login-hint.ts";

const LOOK_EVERY_MS = 500;

let looking: ReturnType<typeof setInterval> | undefined;

/**
 * Opens the login and returns to a path afterwards. The app has its own login, which is requested instead (SH-07,
 * SH-09, RL-05).
 */
export function askToLogIn(path: string = location.pathname + location.search): void {
  if (hydrateState().getState().mode === "shell") askApp(path);
  else location.assign(loginAddress(path));
}

/** After its login the app sets the token and the cookie, and the page reloads. */
function askApp(path: string): void {
  forgetMark();
  postToApp({ actionType: "LOGIN" });
  clearInterval(looking);
  looking = setInterval(() => {
    if (!hasLoginHint()) return;
    clearInterval(looking);
    if (path === location.pathname + location.search) location.reload();
    else location.assign(path);
  }, LOOK_EVERY_MS);
}

/** Deletes the cookie that marks a logged-in customer. */
export function forgetMark(): void {
  writeCookie("atrium-known=; Path=/; Max-Age=0");
}

/** The app injects its bridge into the page; outside the app this does nothing. */
export function postToApp(message: { actionType: string }): void {
  const webview: unknown = Reflect.get(window, "ReactNativeWebView");
  if (isWebview(webview)) webview.postMessage(JSON.stringify(message));
}

function isWebview(value: unknown): value is { postMessage: (text: string) => void } {
  return (
    typeof value === "object" && value !== null && typeof Reflect.get(value, "postMessage") === "function"
  );
}
