import { type ConsentCategory, isConsentCategory } from "../../../contracts/consent/cookie-consent.ts";
import type { AnalyticsSettings } from "../seo/site-settings.ts";

/** Returns only the categories that these settings need. */
export function categoriesOf({ measurementId, containerId, pixelId }: AnalyticsSettings): ConsentCategory[] {
  return [
    "preferences",
    ...(measurementId || containerId ? (["measurement"] as const) : []),
    ...(pixelId || containerId ? (["marketing"] as const) : []),
  ];
}

export function askedCategories(words = ""): ConsentCategory[] {
  return words.split(" ").filter(isConsentCategory);
}
