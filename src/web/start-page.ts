import { ISLANDS } from "virtual:islands";
import { attach as attachDialogs } from "../ui/behaviours/dialogs.ts";
import { attach as attachQuantities } from "../ui/behaviours/quantity.ts";
import { attach as attachToasts } from "../ui/behaviours/toast.ts";
import { FIRST_CONTACT_KEY, REFERRAL_KEY } from "./features/leads/attribution/attribution-keys.ts";
import { isKnown } from "./frame/account/is-known.ts";
import { nextTask } from "./frame/after-paint.ts";
import { loadIslands } from "./frame/islands/load-islands.ts";
import { attachMenus } from "./frame/layouts/menus/menu-behaviour.ts";
import { attachPageNow, showOverlay } from "./frame/layouts/page-now.ts";
import { attachNavigation } from "./frame/navigation/attach-navigation.ts";
import { keep, keptText } from "./frame/state/browser-storage.ts";
import { hydrateState } from "./frame/state/carry-state.ts";
import type { StateStore } from "./frame/state/page-state.ts";
import { recogniseBrowser } from "./frame/state/recognise-browser.ts";
import { attachPageBehaviours } from "./page-behaviours.ts";

// Every page is whole without this file. It adds what markup and styles cannot do: first what answers a press.
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
  // Hardly any page has an embed; it speaks first.
  addEventListener("message", (event) => {
    void import("./features/embeds/parent-behaviour.ts").then(({ hear }) => hear(event));
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
  if (mode === "shell" || isKnown()) (await import("./frame/account/attach-visitor.ts")).attachVisitor(state);
  // On the first page of a browser's first visit; no later one loads what it takes.
  if (keptText("device", FIRST_CONTACT_KEY) === null) {
    const { rememberFirstContact } = await import("./features/leads/attribution/first-contact.ts");
    rememberFirstContact(landingPage);
  }
  if (customCtaQueryStrings.referral_key) keep("visit", REFERRAL_KEY, customCtaQueryStrings.referral_key);
  (await import("./frame/pwa/register.ts")).registerWorker();
}
