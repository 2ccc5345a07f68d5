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

/**
 * The landing page of a visit that begins on a private page, whose address is a key: the campaign of the address without the
 * rest of it, and who sent the visitor where that is not a page of ours.
 */
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

/** What campaigns and advertisements add to addresses. */
const CAMPAIGN_PARAMETER = /^(?:utm_[a-z]+|gclid|gbraid|wbraid|msclkid|ttclid)$/;

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
