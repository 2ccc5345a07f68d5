export type Consent = "granted" | "refused";

const CONSENT_COOKIE = "analytics-consent";
const KEPT_DAYS = 180;

/** What browsers say for a visitor who does not want to be followed anywhere. */
export interface PrivacySignals {
  globalPrivacyControl?: unknown;
  doNotTrack?: unknown;
}

/**
 * What the visitor has chosen; nothing while they have not. A browser that says no is a refusal already, until somebody
 * says otherwise on this site.
 */
export function readConsent(cookies: string, signals: PrivacySignals): Consent | undefined {
  const chosen = cookies.match(new RegExp(`(?:^|;\\s*)${CONSENT_COOKIE}=(granted|refused)(?:;|$)`))?.[1];
  if (chosen === "granted" || chosen === "refused") return chosen;
  const saysNo = signals.globalPrivacyControl === true || signals.doNotTrack === "1";
  return saysNo ? "refused" : undefined;
}

export function consentCookie(choice: Consent): string {
  const age = KEPT_DAYS * 24 * 60 * 60;
  return `${CONSENT_COOKIE}=${choice}; Max-Age=${age}; Path=/`;
}

/** Cookies that end what analytics has set, on this host and on every domain above it that may hold them. */
export function forgettingCookies(cookies: string, host: string): string[] {
  const names = cookies.split(";").map((cookie) => cookie.trim().split("=")[0] ?? "");
  const labels = host.split(".");
  const domains = labels.slice(0, -1).map((_, index) => `; Domain=${labels.slice(index).join(".")}`);
  return names
    .filter((name) => /^_(?:ga|gid|gat|gcl|fbp|fbc)(?:_|$)/.test(name))
    .flatMap((name) => ["", ...domains].map((domain) => `${name}=; Max-Age=0; Path=/${domain}`));
}
