import { ANALYTICS_DELAY_MS } from "../navigation/constants.ts";
import { hydrateState } from "../state/carry-state.ts";
import { writeCookie } from "../write-cookie.ts";
import type { AnalyticsPart } from "./analytics-part.ts";
import { type Consent, consentCookie, forgettingCookies, readConsent } from "./consent.ts";
import { listenForEvents } from "./listen.ts";
import { pageFields } from "./page-fields.ts";
import { createTags, type Tags } from "./tags.ts";
import { sendEventsTo, track } from "./track.ts";

/** Asks whether visits may be counted, and counts them only after a yes and when the page is long ready (AN-01). */
export function attach(root: ParentNode): void {
  const banner = root.querySelector<HTMLElement>("[data-analytics]");
  if (!banner) return;
  const { page, ...settings }: AnalyticsPart = JSON.parse(banner.dataset.analytics ?? "{}");
  const isReady = afterLoad(ANALYTICS_DELAY_MS);
  let tags: Tags | undefined;
  let consent: Consent | undefined;

  const begin = () => {
    if (tags) {
      tags.setConsent(true);
      sendEventsTo(tags.send);
      return;
    }
    tags = createTags(settings, window);
    sendEventsTo(tags.send);
    track("page_view", { ...page, ...pageFields(hydrateState().getState()) });
    const { scripts } = tags;
    // Who changes their mind within these seconds has loaded nothing.
    void isReady.then(() => consent === "granted" && scripts.forEach(loadScript));
  };
  const end = () => {
    tags?.setConsent(false);
    sendEventsTo(undefined);
    for (const cookie of forgettingCookies(document.cookie, location.hostname)) writeCookie(cookie);
  };
  const take = (choice: Consent) => {
    consent = choice;
    if (choice === "granted") begin();
    else end();
  };

  listenForEvents(document);
  root.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element)) return;
    if (target.closest(".cookie-choices button")) {
      banner.hidden = false;
      // Asked for by a visitor, so they are taken to it.
      banner.focus();
    }
    const choice = target.closest<HTMLButtonElement>(".consent button")?.value;
    if (choice !== "granted" && choice !== "refused") return;
    writeCookie(consentCookie(choice));
    banner.hidden = true;
    take(choice);
  });
  const known = readConsent(document.cookie, {
    globalPrivacyControl: Reflect.get(navigator, "globalPrivacyControl"),
    doNotTrack: navigator.doNotTrack,
  });
  if (known) take(known);
  else banner.hidden = false;
}

function afterLoad(delay: number): Promise<void> {
  return new Promise((resolve) => {
    const wait = () => void setTimeout(resolve, delay);
    if (document.readyState === "complete") wait();
    else addEventListener("load", wait, { once: true });
  });
}

function loadScript(src: string): void {
  document.head.append(Object.assign(document.createElement("script"), { async: true, src }));
}
