import { ISLANDS } from "virtual:islands";
import { attach as attachDialogs } from "../ui/behaviours/dialogs.ts";
import { attach as attachQuantities } from "../ui/behaviours/quantity.ts";
import { attach as attachToasts } from "../ui/behaviours/toast.ts";
import { FIRST_CONTACT_KEY, REFERRAL_KEY } from "./features/leads/attribution/attribution-keys.ts";
import { hasLoginHint } from "./frame/account/login-hint.ts";
import { nextTask } from "./frame/after-paint.ts";
import { loadIslands } from "./frame/islands/load-islands.ts";
import { attachMenus } from "./frame/layouts/menus/menu-behaviour.ts";
import { attachPageNow, showOverlay } from "./frame/layouts/page-now.ts";
import { attachNavigation } from "./frame/navigation/attach-navigation.ts";
import { readStored, store } from "./frame/state/browser-storage.ts";
import { hydrateState } from "./frame/state/carry-state.ts";
import type { StateStore } from "./frame/state/page-state.ts";
import { recogniseBrowser } from "./frame/state/recognise-browser.ts";
import { attachPageBehaviours } from "./page-behaviours.ts";

// Every page is complete without this file. It adds what HTML and CSS cannot do, beginning with the reactions to a
// press.
void start();

async function start(): Promise<void> {
  const state = hydrateState();
  recogniseBrowser(state);
  attachNavigation(state);
  attachMenus(document);
  attachDialogs(document);
  attachQuantities(document);
  attachToasts(document, (isShown) => showOverlay("toast", isShown));
  loadIslands({ root: document, state: hydrateState, registry: ISLANDS });
  // Few pages contain an embed, and the embed sends the first message, so the module loads on demand.
  addEventListener("message", (event) => {
    void import("./features/embeds/parent-behaviour.ts").then(({ listenToParent: hear }) => hear(event));
  });
  await nextTask();
  attachPageNow(document);
  await nextTask();
  void attachPageBehaviours(document);
  await nextTask();
  await loadSeldomNeeded(state);
}

async function loadSeldomNeeded(state: StateStore): Promise<void> {
  const { mode, landingPage, customCtaQueryStrings } = state.getState();
  if (mode === "shell" || hasLoginHint())
    (await import("./frame/account/attach-visitor.ts")).attachVisitor(state);
  // Runs only on the first visit of a browser; later visits do not load this module.
  if (readStored("device", FIRST_CONTACT_KEY) === null) {
    const { rememberFirstContact } = await import("./features/leads/attribution/first-contact.ts");
    rememberFirstContact(landingPage);
  }
  if (customCtaQueryStrings.referral_key) store("visit", REFERRAL_KEY, customCtaQueryStrings.referral_key);
  (await import("./frame/pwa/register.ts")).registerWorker();
}
