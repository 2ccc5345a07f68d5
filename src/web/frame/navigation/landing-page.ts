export const LANDING_KEYS = {
  url: "landingPageURL",
  referrer: "landingPageReferrer",
  routeParams: "landingPageRouteParams",
} as const;

export interface LandingPage {
  url: string;
  referrer: string;
  routeParams: Record<string, string>;
}

type LandingStorage = Pick<Storage, "getItem" | "setItem">;

/**
 * Where this visit began: stored on its first page, read on every other. Kept in the session's storage, so that a visit
 * next week is attributed to what brought it.
 */
export function captureLandingPage(storage: () => LandingStorage, page: LandingPage): LandingPage {
  try {
    return readStored(storage()) ?? store(storage(), page);
  } catch {
    // Attribution is ours, not the visitor's: a forbidden or full storage must not be noticed.
    return page;
  }
}

function readStored(storage: LandingStorage): LandingPage | undefined {
  const url = storage.getItem(LANDING_KEYS.url);
  if (url === null) return undefined;
  return {
    url,
    referrer: storage.getItem(LANDING_KEYS.referrer) ?? "",
    routeParams: JSON.parse(storage.getItem(LANDING_KEYS.routeParams) ?? "{}"),
  };
}

function store(storage: LandingStorage, page: LandingPage): LandingPage {
  storage.setItem(LANDING_KEYS.url, page.url);
  storage.setItem(LANDING_KEYS.referrer, page.referrer);
  storage.setItem(LANDING_KEYS.routeParams, JSON.stringify(page.routeParams));
  return page;
}
