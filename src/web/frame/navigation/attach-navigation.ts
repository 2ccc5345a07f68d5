import { showOverlay } from "../layouts/page-now.ts";
import { readStored, readStoredJson, store } from "../state/browser-storage.ts";
import type { StateStore } from "../state/page-state.ts";
import { CHUNK_RELOAD_MS, FETCH_DELAY_MS, HASH_SCROLL, NAVIGATION_GIVE_UP_MS } from "./constants.ts";
import { type LoadingBar, siteBar } from "./loading-bar.ts";
import { connection, createPrefetcher } from "./prefetch.ts";
import { startsNavigation } from "./starts-navigation.ts";

/** Attaches everything about navigation between pages. The document's markup works without it. */
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
  // A page from the back-forward cache still has its unfinished bar.
  addEventListener("pageshow", ({ persisted }) => persisted && bar.finish());
  addEventListener("offline", bar.fail);
  // The visitor cancelled, or the response was a download: this document stays.
  const navigation: unknown = Reflect.get(window, "navigation");
  if (navigation instanceof EventTarget) navigation.addEventListener("navigateerror", bar.fail);
}

/**
 * Continues the loading bar of the previous page, after a navigation within our site that took longer than the bar's
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
  // After a jump upwards the header would cover the anchor.
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
    // A pointer that only passes over a link should load nothing; a touch should.
    if (link) resting = setTimeout(prefetch, event.type === "touchstart" ? 0 : FETCH_DELAY_MS, link);
  };
  for (const type of ["pointerover", "touchstart"]) addEventListener(type, follow, { passive: true });
}

function attachChunkReload(store: StateStore): void {
  // Offline, a reload would lose the page and the typed values.
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
  // The URL of a private page is a key, and the landing page is sent with every lead.
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

/** Reports every change, and immediately if the page was loaded offline (from the service worker's cache). */
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

// Smaller moves come from an unsteady thumb or a collapsing toolbar.
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

/** Scrolls to an anchor that may be added by an island. The browser itself scrolls to an existing one. */
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
    // The text contains a literal %.
    return id;
  }
}

const STORAGE_KEY = "chunkReloadedAt";

/** A missing chunk usually means a new release: reloads the page, at most once a minute. */
export function reloadForChunk(now: number, reload: () => void): boolean {
  const last = readStored("visit", STORAGE_KEY) ?? null;
  if (last !== null && now - Number(last) < CHUNK_RELOAD_MS) return false;
  // If the time cannot be stored, the page might reload endlessly.
  if (!store("visit", STORAGE_KEY, String(now))) return false;
  reload();
  return true;
}

/** Matches the messages of Chromium, Firefox and Safari. */
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

/** The landing page of this visit: stored on the first page for the visit, and read on all others. */
export function captureLandingPage(page: LandingPage): LandingPage {
  const url = readStored("visit", LANDING_KEYS.url);
  const routeParams = readStoredJson("visit", LANDING_KEYS.routeParams);
  if (url && routeParams !== undefined) {
    const referrer = readStored("visit", LANDING_KEYS.referrer) ?? "";
    return { url, referrer, routeParams: Object(routeParams) };
  }
  store("visit", LANDING_KEYS.url, page.url);
  store("visit", LANDING_KEYS.referrer, page.referrer);
  store("visit", LANDING_KEYS.routeParams, page.routeParams);
  return page;
}

/** For a visit that begins on a private page, whose URL is a key: keeps only the campaign parameters. */
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
