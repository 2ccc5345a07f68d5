import {
  CONSENT_CATEGORIES,
  COOKIE_CONSENT_VERSION,
  type ConsentCategory,
  isConsentCategory,
} from "../../../contracts/consent/cookie-consent.ts";

export type Granted = Readonly<Record<ConsentCategory, boolean>>;

export interface Choice {
  granted: Granted;
  day: string;
  receipt: string;
}

/** Privacy signals of a browser (Global Privacy Control, Do Not Track). */
export interface PrivacySignals {
  globalPrivacyControl?: unknown;
  doNotTrack?: unknown;
}

export const CONSENT_COOKIE = "consent";
const KEPT_DAYS = 180;
const WRITTEN = new RegExp(
  `(?:^|;\\s*)${CONSENT_COOKIE}=([\\d-]+)\\.([a-z+]*)\\.(\\d{4}-\\d\\d-\\d\\d)\\.(\\w+)(?:;|$)`,
);

export function grant(categories: readonly ConsentCategory[]): Granted {
  const [preferences, measurement, marketing] = CONSENT_CATEGORIES.map((name) => categories.includes(name));
  return { preferences: !!preferences, measurement: !!measurement, marketing: !!marketing };
}

/**
 * Values that visitors entered themselves stay on their device until they refuse; everything else needs consent
 * first.
 */
export const BEFORE_A_CHOICE = grant(["preferences"]);

export function grantedIn(granted: Granted): ConsentCategory[] {
  return CONSENT_CATEGORIES.filter((name) => granted[name]);
}

/** Undefined before a choice, and after the text of the question has changed. */
export function readChoice(cookies: string): Choice | undefined {
  const [, version, names = "", day = "", receipt = ""] = WRITTEN.exec(cookies) ?? [];
  if (version !== COOKIE_CONSENT_VERSION) return undefined;
  return { granted: grant(names.split("+").filter(isConsentCategory)), day, receipt };
}

export function choiceCookie({ granted, day, receipt }: Choice): string {
  const value = [COOKIE_CONSENT_VERSION, grantedIn(granted).join("+"), day, receipt].join(".");
  return `${CONSENT_COOKIE}=${value}; Max-Age=${KEPT_DAYS * 24 * 60 * 60}; Path=/`;
}

/** A privacy signal counts as a refusal until the visitor chooses on this site. */
export function isOptedOut({ globalPrivacyControl, doNotTrack }: PrivacySignals): boolean {
  return globalPrivacyControl === true || doNotTrack === "1";
}
