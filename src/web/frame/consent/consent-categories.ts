import { type ConsentCategory, isConsentCategory } from "../../../contracts/consent/cookie-consent.ts";
import type { AnalyticsSettings } from "../seo/site-settings.ts";

/** What there is to ask for on a site with these settings: nobody is asked for what is not there. */
export function categoriesOf({ measurementId, containerId, pixelId }: AnalyticsSettings): ConsentCategory[] {
  return [
    "preferences",
    ...(measurementId || containerId ? (["measurement"] as const) : []),
    ...(pixelId || containerId ? (["marketing"] as const) : []),
  ];
}

/** As they travel in an attribute. */
export function askedCategories(words = ""): ConsentCategory[] {
  return words.split(" ").filter(isConsentCategory);
}
