import { attachAppLogin } from "../account/attach-app-login.ts";
import { postToApp } from "../account/post-to-app.ts";
import { changeShell, shellPageType } from "./shell-state.ts";
import type { StateStore } from "./state.ts";

/** Inside of the app: its header and bottom bar follow the page, and the drawer on it. */
export function attachShell(store: StateStore): void {
  attachAppLogin(document);
  const type = shellPageType(location.pathname);
  // Also on a page without a title: the app may still show that of the page before (AMB-57).
  const showPage = () => changeShell(store, type, postToApp, titleOf(type));
  showPage();
  let { isOpen } = store.getState().drawer;
  store.subscribe(() => {
    const { drawer } = store.getState();
    if (drawer.isOpen === isOpen) return;
    isOpen = drawer.isOpen;
    if (isOpen) changeShell(store, "drawer-open", postToApp);
    else showPage();
  });
}

/** The app's own header names the first page of a type; those below it bring their heading along. */
function titleOf(type: string): string {
  if (type === "other" || location.pathname.endsWith(`/${type}`)) return "";
  return document.querySelector("h1")?.textContent?.trim() ?? "";
}
