import type { LocalisedText } from "../../../editions/languages.ts";
import type { Country } from "../../../editions/regions.ts";

export interface City {
  slug: string;
  names: LocalisedText;
}

/** The cities that we serve, biggest first. A city becomes a link when its page exists. */
export const CITIES = {
  in: [
    english("bengaluru", "Bengaluru"),
    english("mumbai", "Mumbai"),
    english("pune", "Pune"),
    english("delhi", "Delhi"),
    english("gurugram", "Gurugram"),
    english("noida", "Noida"),
    english("hyderabad", "Hyderabad"),
    english("chennai", "Chennai"),
    english("kolkata", "Kolkata"),
    english("ahmedabad", "Ahmedabad"),
    english("kochi", "Kochi"),
    english("jaipur", "Jaipur"),
  ],
  sg: [
    english("tampines", "Tampines"),
    english("punggol", "Punggol"),
    english("sengkang", "Sengkang"),
    english("bedok", "Bedok"),
    english("jurong-east", "Jurong East"),
    english("bishan", "Bishan"),
    english("queenstown", "Queenstown"),
    english("tengah", "Tengah"),
    english("bidadari", "Bidadari"),
  ],
  my: [
    english("kuala-lumpur", "Kuala Lumpur"),
    english("petaling-jaya", "Petaling Jaya"),
    english("subang-jaya", "Subang Jaya"),
    english("shah-alam", "Shah Alam"),
    english("penang", "Penang"),
    english("johor-bahru", "Johor Bahru"),
    english("ipoh", "Ipoh"),
  ],
  sa: [
    { slug: "riyadh", names: { en: "Riyadh", ar: "الرياض" } },
    { slug: "jeddah", names: { en: "Jeddah", ar: "جدة" } },
    { slug: "dammam", names: { en: "Dammam", ar: "الدمام" } },
    { slug: "al-khobar", names: { en: "Al Khobar", ar: "الخبر" } },
    { slug: "makkah", names: { en: "Makkah", ar: "مكة المكرمة" } },
    { slug: "madinah", names: { en: "Madinah", ar: "المدينة المنورة" } },
    { slug: "taif", names: { en: "Taif", ar: "الطائف" } },
  ],
} as const satisfies Record<Country, readonly City[]>;

/** The number of cities in a menu or footer; the others are on a separate page. */
const NAMED_CITIES = 10;

export function largestCities(country: Country): readonly City[] {
  return CITIES[country].slice(0, NAMED_CITIES);
}

function english(slug: string, name: string): City {
  return { slug, names: { en: name } };
}
