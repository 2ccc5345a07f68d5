import type { ShellState, StateStore } from "./state.ts";

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
export function shellPageType(path: string): ShellPageType {
  return PAGE_TYPES.find((type) => path.split("/").includes(type)) ?? "other";
}

const PAGE_TYPES = [
  "magazine",
  "design-ideas",
  "hire-a-designer",
] as const satisfies readonly ShellPageType[];

/** Tells the app what to show. An opened drawer is posted but not saved: it is over when the page is left. */
export function changeShell(
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
