import { countryNamed } from "../../editions/countries.ts";
import type { Country } from "../../editions/regions.ts";
import type { Database } from "../../platform/database/database.ts";
import { noteIngredient } from "../../platform/page-ingredients.ts";
import { listIngredient } from "../content/ingredients.ts";
import { documentVersion, PLACE_TYPES, readDocumentedPlaces } from "./documented-places.ts";
import { type CountryPlaces, countryPlaces } from "./gazetteer.ts";
import { readPlaceFiles } from "./place-files.ts";

export interface Places {
  /** The places of a country, by its code or English name; nothing for a country that we do not serve. */
  of(country: string): Promise<CountryPlaces | undefined>;
  all(): Promise<CountryPlaces[]>;
  reload(): Promise<void>;
}

/**
 * Every place that we know, in memory: the files of a folder, with the localities of the city pages and with the
 * centres, which are read again when one of their documents has changed.
 */
export async function openPlaces(directory: string, database: Database): Promise<Places> {
  let files = await readPlaceFiles(directory);
  const kept = new Map<Country, { version: string; places: Promise<CountryPlaces> }>();

  async function of(name: string): Promise<CountryPlaces | undefined> {
    const country = countryNamed(name);
    const file = country && files.get(country);
    if (!file) return undefined;
    for (const type of PLACE_TYPES) noteIngredient(listIngredient(type, file.country));
    const version = await documentVersion(database);
    const known = kept.get(country);
    if (known?.version === version) return known.places;
    const places = readDocumentedPlaces(database, file.country).then((documented) =>
      countryPlaces(country, file, documented),
    );
    kept.set(country, { version, places });
    places.catch(() => kept.delete(country));
    return places;
  }

  return {
    of,
    async all() {
      const found = await Promise.all([...files.keys()].map(of));
      return found.filter((places) => places !== undefined);
    },
    async reload() {
      files = await readPlaceFiles(directory);
      kept.clear();
    },
  };
}
