import { namesOfCity } from "../../../../contracts/documents/centres/centre-facts.ts";
import type { Centre, CityCentres } from "../../../../contracts/documents/centres/engagement-centre.ts";
import type { Edition } from "../../../../editions/edition.ts";
import { inLanguage, type Language } from "../../../../editions/languages.ts";
import type { ShownCentres } from "../../../sections/centres/centres.tsx";
import { describeHours } from "./open-hours.ts";

export interface CentreCity {
  id: string;
  name: string;
  centres: Centre[];
}

export interface NearestCentres {
  near: CentreCity[];
  elsewhere: CentreCity[];
}

const SHOWN = 4;

export function nearestCentres(
  documents: readonly CityCentres[],
  city: string,
  language: Language,
): NearestCentres {
  const cities = documents
    .filter(({ groupItems }) => groupItems.length > 0)
    .map((document) => nameCity(document, language));
  const ordered = [...cities.filter(({ id }) => id === city), ...cities.filter(({ id }) => id !== city)];
  const near: CentreCity[] = [];
  for (const candidate of ordered) {
    const room = SHOWN - near.reduce((sum, { centres }) => sum + centres.length, 0);
    // A city that fills the list is shown alone.
    if (room <= 0 || (near.length > 0 && candidate.centres.length > room)) continue;
    near.push({ ...candidate, centres: candidate.centres.slice(0, room) });
  }
  const shown = new Set(near.map(({ id }) => id));
  return { near, elsewhere: ordered.filter(({ id }) => !shown.has(id)) };
}

function nameCity({ slug, groupItems, ...city }: CityCentres, language: Language): CentreCity {
  return { id: slug, name: inLanguage(namesOfCity(city), language), centres: groupItems };
}

export function showCentres({ near, elsewhere }: NearestCentres, edition: Edition): ShownCentres {
  const { language } = edition;
  return {
    near: near.flatMap((city) =>
      city.centres.map(({ id, name, address, hours, lat, lng }) => ({
        id,
        name: name[language] ?? name.en,
        address: address[language] ?? address.en,
        city: city.name,
        hours: describeHours(hours, edition).map(({ days, times }) => ({ days, times })),
        lat,
        lng,
      })),
    ),
    elsewhere: elsewhere.map(({ name }) => name),
  };
}
