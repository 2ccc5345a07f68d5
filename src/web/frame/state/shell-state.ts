import type { ShellState, StateStore } from "./state.ts";

/** How the app's header and bottom bar stand around our pages, by type of page. */
export const SHELL_STATES = {
  magazine: { isMainHeaderVisible: true, isBottomBarVisible: true },
  "design-ideas": { isMainHeaderVisible: true, isBottomBarVisible: true },
  "hire-a-designer": { isMainHeaderVisible: true, isBottomBarVisible: false },
  "drawer-open": { isMainHeaderVisible: false, isBottomBarVisible: false },
  "drawer-close": { isMainHeaderVisible: true, isBottomBarVisible: true },
} as const satisfies Record<string, Partial<ShellState>>;

export type ShellPageType = keyof typeof SHELL_STATES;

/** The app's webview, or whatever stands for it. */
export type ShellBridge = (message: ShellState) => void;

/** Tells the app what to show. A drawer is posted but not saved: closing it brings the page's own state back. */
export function changeShell(
  store: StateStore,
  pageType: ShellPageType,
  post: ShellBridge,
  headerTitle = "",
): ShellState {
  const next: ShellState = {
    ...store.getState().shell,
    ...SHELL_STATES[pageType],
    headerTitle,
    isTitleHeaderVisible: headerTitle !== "",
    ...(headerTitle === "" ? {} : { isMainHeaderVisible: false }),
    isMessageFromWebContext: true,
    actionType: "UI_CHANGE",
  };
  if (pageType !== "drawer-open") store.setState("shell", next);
  post(next);
  return next;
}
