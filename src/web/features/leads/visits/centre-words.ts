import type { CityCentre } from "../../../../contracts/visits/city-centres.ts";
import { inLanguage, LANGUAGES, type Language } from "../../../../editions/languages.ts";

export interface CentreWords {
  name: string;
  address: string;
  directions: string;
}

/** What a reader is told of a centre, in their language. */
export function centreWords({ centre, city }: CityCentre, language: Language): CentreWords {
  return {
    name: inLanguage(centre.name, language),
    address: [centre.address, city.name]
      .map((text) => inLanguage(text, language))
      .filter(Boolean)
      .join(LANGUAGES[language].comma),
    directions: `https://www.google.com/maps/dir/?api=1&destination=${centre.lat},${centre.lng}`,
  };
}
