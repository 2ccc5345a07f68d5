/**
 * The consent texts of the lead form: each is a message, `consent.<version>`. A lead stores the version, so a
 * published text is never edited; a new text gets a new version.
 */
const CONSENT_VERSIONS = ["2026-11"] as const;

export type ConsentVersion = (typeof CONSENT_VERSIONS)[number];

export const CONSENT_VERSION: ConsentVersion = "2026-11";

export function isConsentVersion(version: unknown): version is ConsentVersion {
  return CONSENT_VERSIONS.some((known) => known === version);
}
