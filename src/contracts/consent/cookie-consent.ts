export const CONSENT_CATEGORIES = ["preferences", "measurement", "marketing"] as const;

/** Of the words that stand in the panel. New words, or a new category, are a new version: everybody is asked again. */
export const COOKIE_CONSENT_VERSION = "2026-11";

/** Without letters and digits that people take for one another. */
export const RECEIPT_LETTERS = "23456789BCDFGHJKMNPQRSTVWXZ";
export const RECEIPT_LENGTH = 10;

export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number];

export function isConsentCategory(name: string): name is ConsentCategory {
  return CONSENT_CATEGORIES.some((known) => known === name);
}
