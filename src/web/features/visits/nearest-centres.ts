import { z } from "zod";
import {
  type Centre,
  EngagementCentre,
  namesOfCity,
} from "../../../contracts/documents/engagement-centre.ts";
import { inLanguage, type Language } from "../../../editions/languages.ts";

export interface CentreCity {
  id: string;
  name: string;
  centres: Centre[];
}

export interface NearestCentres {
  /** The cities to show, the chosen one first. */
  near: CentreCity[];
  elsewhere: CentreCity[];
}

const SHOWN = 4;
const CentreDocument = EngagementCentre.extend({ slug: z.string() });

/** The centres of the chosen city, filled up with those of the next cities in gallery order. */
export function nearestCentres(
  contents: readonly unknown[],
  city: string,
  language: Language,
): NearestCentres {
  const cities = contents.map((item) => readCity(item, language));
  const ordered = [...cities.filter(({ id }) => id === city), ...cities.filter(({ id }) => id !== city)];
  const near: CentreCity[] = [];
  for (const candidate of ordered) {
    const room = SHOWN - near.reduce((sum, { centres }) => sum + centres.length, 0);
    // A city that has enough of its own stands alone.
    if (room <= 0 || (near.length > 0 && candidate.centres.length > room)) continue;
    near.push({ ...candidate, centres: candidate.centres.slice(0, room) });
  }
  const shown = new Set(near.map(({ id }) => id));
  return { near, elsewhere: ordered.filter(({ id }) => !shown.has(id)) };
}

function readCity(item: unknown, language: Language): CentreCity {
  const { slug, groupItems, ...city } = CentreDocument.parse(item);
  return { id: slug, name: inLanguage(namesOfCity(city), language), centres: groupItems };
}
