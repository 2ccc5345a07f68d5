export const CONSENT_CATEGORIES = ["preferences", "measurement", "marketing"] as const;

/**
 * The version of the text in the consent panel. A change of the text or the categories needs a new version, and every
 * visitor is asked again.
 */
export const COOKIE_CONSENT_VERSION = "2026-11";

/** Letters and digits that are easily confused are left out. */
export const RECEIPT_LETTERS = "23456789BCDFGHJKMNPQRSTVWXZ";
export const RECEIPT_LENGTH = 10;

export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number];

export function isConsentCategory(name: string): name is ConsentCategory {
  return CONSENT_CATEGORIES.some((known) => known === name);
}
