import { showOverlay } from "../layouts/page-now.ts";
import { keep, keptJson, keptText } from "../state/browser-storage.ts";
import type { StateStore } from "../state/page-state.ts";
import { CHUNK_RELOAD_MS, FETCH_DELAY_MS, HASH_SCROLL, NAVIGATION_GIVE_UP_MS } from "./constants.ts";
import { type LoadingBar, siteBar } from "./loading-bar.ts";
import { connection, createPrefetcher } from "./prefetch.ts";
import { startsNavigation } from "./starts-navigation.ts";

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
  const bar = siteBar();
  let givingUp: ReturnType<typeof setTimeout> | undefined;
  const start = () => {
    bar.start();
    clearTimeout(givingUp);
    givingUp = setTimeout(bar.fail, NAVIGATION_GIVE_UP_MS);
  };
  resumeBar(bar);
  addEventListener("click", (event) => {
    const link = linkUnder(event);
    if (link && startsNavigation(event, link, location.href)) start();
  });
  addEventListener("submit", (event) => {
    const form = event.target;
    const staysHere = !(form instanceof HTMLFormElement) || form.method === "dialog" || form.target !== "";
    if (!event.defaultPrevented && !staysHere) start();
  });
  // A page returns from the back-forward cache with its bar half way.
  addEventListener("pageshow", ({ persisted }) => persisted && bar.finish());
  addEventListener("offline", bar.fail);
  // The visitor pressed "stop", or the answer was a download: this document stays.
  const navigation: unknown = Reflect.get(window, "navigation");
  if (navigation instanceof EventTarget) navigation.addEventListener("navigateerror", bar.fail);
}

/**
 * Continues the loading bar of the page before, after a navigation from a page of ours that took longer than the bar's
 * delay.
 */
function resumeBar(bar: LoadingBar): void {
  const [entry] = performance.getEntriesByType("navigation");
  const isLink = entry instanceof PerformanceNavigationTiming && entry.type === "navigate";
  if (!isLink || !document.referrer.startsWith(`${location.origin}/`)) return;
  bar.resume(performance.now());
  if (document.readyState === "complete") bar.finish();
  else addEventListener("load", bar.finish, { once: true });
}

function attachHashLinks(): void {
  const page = {
    has: (id: string) => document.getElementById(id) !== null,
    goTo: (hash: string) => location.replace(hash),
  };
  const follow = () => void (location.hash && waitForAnchor(location.hash, page));
  addEventListener("hashchange", follow);
  follow();
  // After a jump upwards the header would stand on the anchor.
  addEventListener("scrollend", () => {
    const top = document.querySelector(":target")?.getBoundingClientRect().top;
    if (top !== undefined && Math.round(top) === HASH_SCROLL.offset && scrollY > HASH_SCROLL.offset)
      document.documentElement.dataset.scroll = "down";
  });
}

function attachPrefetch(): void {
  const prefetch = createPrefetcher({
    here: location.href,
    connection,
    load: (href) =>
      document.head.append(Object.assign(document.createElement("link"), { rel: "prefetch", href })),
  });
  let resting: ReturnType<typeof setTimeout> | undefined;
  const follow = (event: Event) => {
    clearTimeout(resting);
    const link = linkUnder(event);
    // A pointer that only passes by wants nothing; a finger does.
    if (link) resting = setTimeout(prefetch, event.type === "touchstart" ? 0 : FETCH_DELAY_MS, link);
  };
  for (const type of ["pointerover", "touchstart"]) addEventListener(type, follow, { passive: true });
}

function attachChunkReload(store: StateStore): void {
  // Offline, a reload would lose the page and what was typed.
  const reload = () => store.getState().isOnline && reloadForChunk(Date.now(), () => location.reload());
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
  const notice = document.querySelector<HTMLElement>(".offline__text");
  trackOnline(window, (isOnline) => {
    store.setState("isOnline", isOnline);
    if (notice) notice.hidden = isOnline;
    showOverlay("offline", !isOnline);
  });
}

function rememberLandingPage(store: StateStore): void {
  const { routeParams } = store.getState().landingPage;
  const page = { url: location.href, referrer: document.referrer, routeParams };
  // The address of a private page is a key, and the landing page is sent with every lead.
  const isPrivate = document.querySelector("[data-private]") !== null;
  store.setState("landingPage", captureLandingPage(isPrivate ? withoutAddress(page) : page));
}

function linkUnder({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
}

interface OnlineWindow {
  addEventListener: (type: "online" | "offline", listener: () => void) => void;
  navigator: { onLine: boolean };
}

/** Tells of every change, and at once when the page has started offline (from the service worker's store). */
export function trackOnline(page: OnlineWindow, tell: (isOnline: boolean) => void): void {
  page.addEventListener("online", () => tell(true));
  page.addEventListener("offline", () => tell(false));
  if (!page.navigator.onLine) tell(false);
}

type ScrollDirection = "up" | "down";

interface ScrollPosition {
  direction: ScrollDirection;
  y: number;
}

// Smaller moves are a trembling thumb or a toolbar that folds away.
const SMALLEST_MOVE = 8;
const NEAR_TOP = 85;

/** The scroll direction; near the top always up. */
export function followScroll(before: ScrollPosition, y: number): ScrollPosition {
  if (y <= NEAR_TOP) return { direction: "up", y };
  if (Math.abs(y - before.y) < SMALLEST_MOVE) return before;
  return { direction: y > before.y ? "down" : "up", y };
}

export interface HashScrollPage {
  has: (id: string) => boolean;
  goTo: (hash: string) => void;
}

/** Goes to an anchor that may come with an island. To one that is there the browser goes by itself. */
export async function waitForAnchor(hash: string, page: HashScrollPage): Promise<boolean> {
  const id = idOf(hash);
  if (page.has(id)) return true;
  for (let retry = 0; retry < HASH_SCROLL.retries; retry += 1) {
    await new Promise((resolve) => setTimeout(resolve, HASH_SCROLL.retryMs));
    if (!page.has(id)) continue;
    page.goTo(hash);
    return true;
  }
  return false;
}

function idOf(hash: string): string {
  const id = hash.replace(/^#/, "");
  try {
    return decodeURIComponent(id);
  } catch {
    // A lone % is part of the name then.
    return id;
  }
}

const STORAGE_KEY = "chunkReloadedAt";

/** A chunk that is gone usually means a new release: reloads the page, at most once a minute. */
export function reloadForChunk(now: number, reload: () => void): boolean {
  const last = keptText("visit", STORAGE_KEY) ?? null;
  if (last !== null && now - Number(last) < CHUNK_RELOAD_MS) return false;
  // Where the time cannot be kept the page would reload for ever.
  if (!keep("visit", STORAGE_KEY, String(now))) return false;
  reload();
  return true;
}

/** How Chromium, Firefox and Safari word it. */
export function isChunkError(error: unknown): boolean {
  const message = error instanceof Error ? error.message : "";
  return /dynamically imported module|module script failed|Loading (CSS )?chunk/i.test(message);
}

export const LANDING_KEYS = {
  url: "landingPageURL",
  referrer: "landingPageReferrer",
  routeParams: "landingPageRouteParams",
} as const;

interface LandingPage {
  url: string;
  referrer: string;
  routeParams: Record<string, string>;
}

/** Where this visit began: kept on its first page, for the visit, and read on every other. */
export function captureLandingPage(page: LandingPage): LandingPage {
  const url = keptText("visit", LANDING_KEYS.url);
  const routeParams = keptJson("visit", LANDING_KEYS.routeParams);
  if (url && routeParams !== undefined) {
    const referrer = keptText("visit", LANDING_KEYS.referrer) ?? "";
    return { url, referrer, routeParams: Object(routeParams) };
  }
  keep("visit", LANDING_KEYS.url, page.url);
  keep("visit", LANDING_KEYS.referrer, page.referrer);
  keep("visit", LANDING_KEYS.routeParams, page.routeParams);
  return page;
}

/** The landing page of a visit that begins on a private page, whose address is a key: only its campaign parameters. */
export function withoutAddress({ url, referrer }: LandingPage): LandingPage {
  const { searchParams, origin } = new URL(url);
  for (const name of [...searchParams.keys()]) if (!CAMPAIGN_PARAMETER.test(name)) searchParams.delete(name);
  const query = String(searchParams);
  return {
    url: `${origin}/${query && `?${query}`}`,
    referrer: referrer.startsWith(`${origin}/`) ? "" : referrer,
    routeParams: {},
  };
}

const CAMPAIGN_PARAMETER = /^(?:utm_[a-z]+|gclid|gbraid|wbraid|msclkid|ttclid)$/;
