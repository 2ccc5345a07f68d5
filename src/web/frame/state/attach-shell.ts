import { attachAppLogin } from "../account/attach-app-login.ts";
import { postToApp } from "../account/post-to-app.ts";
import type { ShellState, StateStore } from "./page-state.ts";

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

/** How the app's header and bottom bar stand around our pages, by type of page. */
const SHELL_STATES = {
  magazine: { isMainHeaderVisible: true, isBottomBarVisible: true },
  "design-ideas": { isMainHeaderVisible: true, isBottomBarVisible: true },
  "hire-a-designer": { isMainHeaderVisible: true, isBottomBarVisible: false },
  "drawer-open": { isMainHeaderVisible: false, isBottomBarVisible: false },
  /** Every other page; the app has no title for it. */
  other: { isMainHeaderVisible: true, isBottomBarVisible: true },
} as const satisfies Record<string, Partial<ShellState>>;

type ShellPageType = keyof typeof SHELL_STATES;

/** The type of the page at a path such as /in/design-ideas/kitchen-designs. */
function shellPageType(path: string): ShellPageType {
  return PAGE_TYPES.find((type) => path.split("/").includes(type)) ?? "other";
}

const PAGE_TYPES = [
  "magazine",
  "design-ideas",
  "hire-a-designer",
] as const satisfies readonly ShellPageType[];

/** Tells the app what to show. An opened drawer is posted but not saved: it is over when the page is left. */
function changeShell(
  store: StateStore,
  pageType: ShellPageType,
  post: (message: ShellState) => void,
  headerTitle = "",
): void {
  const next: ShellState = {
    ...SHELL_STATES[pageType],
    headerTitle,
    isTitleHeaderVisible: headerTitle !== "",
    ...(headerTitle === "" ? {} : { isMainHeaderVisible: false }),
    isMessageFromWebContext: true,
    actionType: "UI_CHANGE",
  };
  if (pageType !== "drawer-open") store.setState("shell", next);
  post(next);
}
