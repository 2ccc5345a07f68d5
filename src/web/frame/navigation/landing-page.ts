import { keep, keptJson, keptText } from "../state/browser-storage.ts";

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
