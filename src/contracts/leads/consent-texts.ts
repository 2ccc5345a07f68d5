/**
 * What stood on the form when somebody agreed, by version. A lead keeps the version: a text that has been shown is never
 * edited here, a new one gets a new version.
 */
export const CONSENT_TEXTS = {
  "2026-11": {
    en: "By submitting this form, you agree to the privacy policy and terms and conditions",
    ar: "بإرسال هذا النموذج، فإنك توافق على سياسة الخصوصية والشروط والأحكام",
  },
} as const satisfies Record<string, { en: string; ar: string }>;

export const CONSENT_VERSION: keyof typeof CONSENT_TEXTS = "2026-11";
