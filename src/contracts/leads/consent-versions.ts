/**
 * The wordings that stood on the form when somebody agreed: each is a message, `consent.<version>`. A lead keeps the
 * version: a text that has been shown is never edited, a new one gets a new version.
 */
const CONSENT_VERSIONS = ["2026-11"] as const;

export type ConsentVersion = (typeof CONSENT_VERSIONS)[number];

export const CONSENT_VERSION: ConsentVersion = "2026-11";

export function isConsentVersion(version: unknown): version is ConsentVersion {
  return CONSENT_VERSIONS.some((known) => known === version);
}
