import type { LocalisedText as Localised } from "../../../editions/languages.ts";

export const CENTRE_SERVICES = [
  "kitchen-gallery",
  "finish-library",
  "virtual-reality",
  "kids-corner",
  "prayer-room",
  "parking",
  "step-free",
] as const;

export const WEEKDAYS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;

export type Weekday = (typeof WEEKDAYS)[number];

/** The map zoom of a city whose document sets none (EC-04). */
export const MAP_ZOOM = 10.5;

export function namesOfCity(city: {
  cityName: string;
  cityNames?: Partial<Localised> | undefined;
}): Localised {
  return { ...city.cityNames, en: city.cityName };
}
