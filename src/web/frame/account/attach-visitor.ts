import { browserCall } from "../../../contracts/browser/browser-call.ts";
import { getCustomerDescriptor } from "../../../contracts/calls/customer/get-customer-descriptor.ts";
import type { ShellState, StateStore } from "../state/page-state.ts";
import type { AccountWords } from "./account-link.tsx";
import { askToLogIn, forgetMark, postToApp } from "./ask-to-log-in.ts";
import { hasLoginHint } from "./login-hint.ts";

export function attachVisitor(state: StateStore): void {
  if (state.getState().mode === "shell") attachShell(state);
  if (hasLoginHint()) void showAccount(state);
}

/**
 * Requests the logged-in customer once and writes it to the state (GS-08, CH-03). A 401 means that the session has
 * ended.
 */
export async function showAccount(state: StateStore): Promise<void> {
  const answer = await browserCall(getCustomerDescriptor, {});
  if (answer.ok) {
    const inValidUser = answer.value.authList?.every(({ valid, deleted }) => !valid || deleted) ?? false;
    state.setState("customer", { isLoggedIn: true, info: answer.value, inValidUser });
    for (const sign of document.querySelectorAll<HTMLElement>("[data-account]"))
      showName(sign, answer.value.name?.trim() ?? "");
  }
  // The page contains no personal data, so it stays as it is.
  else if (answer.problem.status === 401) {
    forgetMark();
    state.setState("customer", { isLoggedIn: false, info: null, inValidUser: true });
  }
}

function showName(sign: HTMLElement, name: string): void {
  const words: AccountWords = JSON.parse(sign.dataset.account ?? "");
  const label = name ? words.named.replace("{name}", () => name) : words.unnamed;
  sign.setAttribute("aria-label", label);
  sign.title = label;
  const [initial] = name.toLocaleUpperCase();
  if (!initial) return;
  const shown = document.createElement("span");
  shown.className = "account-initial";
  shown.ariaHidden = "true";
  shown.append(initial);
  sign.replaceChildren(shown);
}

function attachShell(store: StateStore): void {
  attachAppLogin(document);
  const type = shellPageType(location.pathname);
  // Also runs on a page without a title, because the app may still show the previous one (AMB-57).
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

/** The app's header names the first page of a type; subpages send their heading. */
function titleOf(type: string): string {
  if (type === "other" || location.pathname.endsWith(`/${type}`)) return "";
  return document.querySelector("h1")?.textContent?.trim() ?? "";
}

const SHELL_STATES = {
  magazine: { isMainHeaderVisible: true, isBottomBarVisible: true },
  "design-ideas": { isMainHeaderVisible: true, isBottomBarVisible: true },
  "hire-a-designer": { isMainHeaderVisible: true, isBottomBarVisible: false },
  "drawer-open": { isMainHeaderVisible: false, isBottomBarVisible: false },
  other: { isMainHeaderVisible: true, isBottomBarVisible: true },
} as const satisfies Record<string, Partial<ShellState>>;

type ShellPageType = keyof typeof SHELL_STATES;

function shellPageType(path: string): ShellPageType {
  return PAGE_TYPES.find((type) => path.split("/").includes(type)) ?? "other";
}

const PAGE_TYPES = [
  "magazine",
  "design-ideas",
  "hire-a-designer",
] as const satisfies readonly ShellPageType[];

/** Sends the app the state to show. An open drawer is sent but not saved, because it ends with the page. */
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

/** Requests the app's login immediately if the page waits for it, and again by the button (SH-07). */
function attachAppLogin(root: ParentNode): void {
  const button = root.querySelector<HTMLElement>("[data-app-login]");
  if (!button) return;
  const ask = () => askToLogIn(button.dataset.appLogin);
  button.addEventListener("click", (event) => {
    event.preventDefault();
    ask();
  });
  ask();
}
