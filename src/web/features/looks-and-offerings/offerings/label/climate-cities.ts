import {
  CLIMATE_NAMES,
  CLIMATES,
  type Climate,
} from "../../../../../contracts/documents/offerings/climates.ts";

export interface ClimateCity {
  slug: string;
  name: string;
  climate: Climate;
}

export const CLIMATE_CITIES: readonly ClimateCity[] = CLIMATE_NAMES.flatMap((climate) =>
  CLIMATES[climate].map((name) => ({ slug: name.toLowerCase().replaceAll(" ", "-"), name, climate })),
).sort((one, other) => one.name.localeCompare(other.name));

export function findCity(slug: string | null | undefined): ClimateCity | undefined {
  return CLIMATE_CITIES.find((city) => city.slug === slug);
}
