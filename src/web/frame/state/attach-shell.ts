import { changeShell, shellPageType } from "./shell-state.ts";
import type { ShellState, StateStore } from "./state.ts";

/** Inside of the app: its header and bottom bar follow the page, and the drawer on it. */
export function attachShell(store: StateStore): void {
  const type = shellPageType(location.pathname);
  if (type) changeShell(store, type, post, titleOf(type));
  let { isOpen } = store.getState().drawer;
  store.subscribe(() => {
    const { drawer, shell } = store.getState();
    if (drawer.isOpen === isOpen) return;
    isOpen = drawer.isOpen;
    if (isOpen) changeShell(store, "drawer-open", post);
    else changeShell(store, "drawer-close", post, shell.headerTitle);
  });
}

/** The app's own header names the first page of a type; those below it bring their heading along. */
function titleOf(type: string): string {
  if (location.pathname.endsWith(`/${type}`)) return "";
  return document.querySelector("h1")?.textContent?.trim() ?? "";
}

function post(message: ShellState): void {
  const webview: unknown = Reflect.get(window, "ReactNativeWebView");
  if (!isWebview(webview)) return;
  webview.postMessage(JSON.stringify(message));
}

function isWebview(value: unknown): value is { postMessage: (text: string) => void } {
  return (
    typeof value === "object" && value !== null && typeof Reflect.get(value, "postMessage") === "function"
  );
}
