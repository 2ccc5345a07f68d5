import type { StateStore } from "../state/state.ts";
import { isChunkError, reloadForChunk } from "./chunk-reload.ts";
import { FETCH_DELAY_MS, HASH_SCROLL, NAVIGATION_GIVE_UP_MS } from "./constants.ts";
import { scrollToHash } from "./hash-scroll.ts";
import { captureLandingPage } from "./landing-page.ts";
import { createLoadingBar, type LoadingBar } from "./loading-bar.ts";
import { trackOnline } from "./online-status.ts";
import { type Connection, createPrefetcher } from "./prefetch.ts";
import { followScroll, type ScrollPosition } from "./scroll-direction.ts";
import { isJumpWithin, startsNavigation } from "./starts-navigation.ts";

/** Everything that happens around moving from page to page. The document's own markup works without it. */
export function attachNavigation(store: StateStore): void {
  attachLoadingBar();
  attachHashLinks();
  attachPrefetch();
  attachChunkReload(store);
  attachScrollDirection();
  attachOnlineNotice(store);
  rememberLandingPage(store);
}

function attachLoadingBar(): void {
  const view = document.querySelector<HTMLElement>("[data-loading-bar]");
  if (!view) return;
  const bar = createLoadingBar(({ phase, progress }) => {
    view.dataset.phase = phase;
    view.style.setProperty("--progress", String(progress / 100));
  });
  let givingUp: ReturnType<typeof setTimeout> | undefined;
  const start = () => {
    bar.start();
    clearTimeout(givingUp);
    givingUp = setTimeout(bar.fail, NAVIGATION_GIVE_UP_MS);
  };
  addEventListener("click", (event) => {
    const link = linkUnder(event);
    if (link && startsNavigation(event, link, location.href)) start();
  });
  addEventListener("submit", (event) => {
    const form = event.target;
    const staysHere = !(form instanceof HTMLFormElement) || form.method === "dialog" || form.target !== "";
    if (!event.defaultPrevented && !staysHere) start();
  });
  // Also when a page returns from the back-forward cache with its bar half way.
  addEventListener("pageshow", bar.finish);
  addEventListener("offline", bar.fail);
  watchAbandoned(bar);
}

// The visitor pressed "stop", or the answer was a download: this document stays.
function watchAbandoned(bar: LoadingBar): void {
  const navigation: unknown = Reflect.get(window, "navigation");
  if (navigation instanceof EventTarget) navigation.addEventListener("navigateerror", bar.fail);
}

function attachHashLinks(): void {
  const page = {
    find: (id: string) => document.getElementById(id),
    topOf: (element: HTMLElement) => element.getBoundingClientRect().top + scrollY,
    scrollTo(options: { top: number; behavior: "smooth" | "instant" }) {
      if (Math.round(options.top) !== Math.round(scrollY))
        addEventListener("scrollend", tuckHeader, { once: true });
      window.scrollTo(options);
    },
    prefersReducedMotion: () => matchMedia("(prefers-reduced-motion: reduce)").matches,
  };
  addEventListener("click", (event) => {
    const link = linkUnder(event);
    if (!link?.hash || event.defaultPrevented || !isJumpWithin(link.href, location.href)) return;
    event.preventDefault();
    if (link.hash !== location.hash) history.pushState(null, "", link.hash);
    void scrollToHash(link.hash, page);
  });
  addEventListener("popstate", () => {
    if (location.hash) void scrollToHash(location.hash, page);
  });
  // The browser has been there already when the anchor is part of the document.
  if (location.hash && !page.find(location.hash.slice(1))) void scrollToHash(location.hash, page);
}

// After a jump upwards the header would stand on the anchor.
function tuckHeader(): void {
  if (scrollY > HASH_SCROLL.offset) document.documentElement.dataset.scroll = "down";
}

function attachPrefetch(): void {
  const prefetch = createPrefetcher({
    here: location.href,
    connection: () => Reflect.get(navigator, "connection") as Connection | undefined,
    load(address) {
      const hint = document.createElement("link");
      hint.rel = "prefetch";
      hint.href = address;
      document.head.append(hint);
    },
  });
  let resting: ReturnType<typeof setTimeout> | undefined;
  addEventListener("pointerover", (event) => {
    clearTimeout(resting);
    const link = linkUnder(event);
    // A pointer that only passes by wants nothing.
    if (link) resting = setTimeout(() => prefetch(link), FETCH_DELAY_MS);
  });
  addEventListener(
    "touchstart",
    (event) => {
      const link = linkUnder(event);
      if (link) prefetch(link);
    },
    { passive: true },
  );
}

function attachChunkReload(store: StateStore): void {
  // Without a line the page would be gone, and with it what was typed.
  const reload = () =>
    store.getState().isOnline &&
    reloadForChunk({ storage: () => sessionStorage, now: Date.now, reload: () => location.reload() });
  addEventListener("vite:preloadError", (event) => {
    if (reload()) event.preventDefault();
  });
  addEventListener("unhandledrejection", (event) => {
    if (isChunkError(event.reason)) reload();
  });
}

function attachScrollDirection(): void {
  let position: ScrollPosition = { direction: "up", y: scrollY };
  const root = document.documentElement;
  const follow = () => {
    position = followScroll(position, scrollY);
    if (root.dataset.scroll !== position.direction) root.dataset.scroll = position.direction;
  };
  addEventListener("scroll", follow, { passive: true });
  follow();
}

function attachOnlineNotice(store: StateStore): void {
  const notice = document.querySelector<HTMLElement>("[data-offline-notice]");
  trackOnline(window, (isOnline) => {
    store.setState("isOnline", isOnline);
    if (notice) notice.hidden = isOnline;
  });
}

function rememberLandingPage(store: StateStore): void {
  // The address of a private page is a key, and where a visit began is told with every lead.
  if (document.querySelector("[data-private]")) return;
  const { routeParams } = store.getState().landingPage;
  const page = { url: location.href, referrer: document.referrer, routeParams };
  store.setState(
    "landingPage",
    captureLandingPage(() => sessionStorage, page),
  );
}

function linkUnder(event: Event): HTMLAnchorElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
}
