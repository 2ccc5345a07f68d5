import type { Language } from "../../../editions/regions.ts";
import type { CityCentre } from "./nearest-centre.ts";

export interface CentreWords {
  name: string;
  address: string;
  directions: string;
}

/** What a reader is told of a centre, in their language. */
export function centreWords({ centre, city }: CityCentre, language: Language): CentreWords {
  const cityName = city.name[language] ?? city.name.en;
  const separator = language === "ar" ? "، " : ", ";
  return {
    name: centre.name[language] ?? centre.name.en,
    address: [centre.address[language] ?? centre.address.en, cityName].join(separator),
    directions: `https://www.google.com/maps/dir/?api=1&destination=${centre.lat},${centre.lng}`,
  };
}
