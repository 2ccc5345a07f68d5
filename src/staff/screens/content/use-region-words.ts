import { ISO_CODES } from "../../../editions/countries.ts";
import { LANGUAGES } from "../../../editions/languages.ts";
import { REGIONS, type Region, regionsOf } from "../../../editions/regions.ts";
import { useLanguageName, useText } from "../../frame/staff-text.tsx";

/** "India", or "Saudi Arabia, Arabic" for a country of several languages. */
export function useRegionWords(): (region: Region) => string {
  const { t, language } = useText();
  const languageName = useLanguageName();
  return (region) => {
    const { country, language: spoken } = REGIONS[region];
    const words = t(`staff.country.${ISO_CODES[country]}`);
    return regionsOf(country).length > 1 ? words + LANGUAGES[language].comma + languageName(spoken) : words;
  };
}
