import { COUNTRIES } from "../../../../editions/countries.ts";
import type { Country } from "../../../../editions/regions.ts";

/** The countries we serve, the Gulf, and countries where many of their citizens live. */
const DIAL_CODES = [
  ...Object.values(COUNTRIES).map(({ dialCode }) => dialCode),
  "+971", // United Arab Emirates
  "+974", // Qatar
  "+965", // Kuwait
  "+973", // Bahrain
  "+968", // Oman
  "+44", // United Kingdom
  "+1", // United States
  "+61", // Australia
  "+62", // Indonesia
] as const;

export function dialCodesFor(country: Country): readonly string[] {
  return [...new Set<string>([COUNTRIES[country].dialCode, ...DIAL_CODES])];
}
