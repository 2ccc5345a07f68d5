import { namesOfCity, type Weekday } from "../../../../contracts/documents/centres/centre-facts.ts";
import type { Centre, CityCentres } from "../../../../contracts/documents/centres/engagement-centre.ts";
import { centresOf, ecNameOf } from "../../../../contracts/visits/city-centres.ts";
import type { PublicHoliday } from "../../../../contracts/visits/closed-days.ts";
import type { Edition } from "../../../../editions/edition.ts";
import { inLanguage } from "../../../../editions/languages.ts";
import type { Country } from "../../../../editions/regions.ts";
import { describeHours, type OpenHoursLine } from "../../leads/visits/open-hours.ts";
import { centreWords } from "../../leads/visits/visit-words.ts";
import { describePhone, type ShownPhone } from "./describe-phone.ts";
import { TRAITS, type Trait } from "./finder-traits.ts";

export interface FinderCentre {
  /** Unique in the whole list: a centre's own id is only unique within its city. */
  key: string;
  ecName: string;
  name: string;
  city: string;
  citySlug: string;
  address: string;
  directions: string;
  phone: ShownPhone | undefined;
  lines: OpenHoursLine[];
  hours: Centre["hours"];
  traits: Trait[];
  lat: number;
  lng: number;
}

export interface FinderCity {
  slug: string;
  name: string;
  zoomMobile: number;
  zoomDesktop: number;
}

export interface Finder {
  cities: FinderCity[];
  centres: FinderCentre[];
  holidays: PublicHoliday[];
  /** The traits that some centres of the country have and others do not: only these narrow the list. */
  traits: Trait[];
}

const FREE_DAYS = {
  in: ["sun", "open-sunday"],
  sg: ["sun", "open-sunday"],
  my: ["sun", "open-sunday"],
  sa: ["fri", "open-friday"],
} as const satisfies Record<Country, readonly [Weekday, Trait]>;

export function showFinder(
  documents: readonly CityCentres[],
  holidays: readonly PublicHoliday[],
  edition: Edition,
): Finder {
  const { language } = edition;
  const centres = centresOf(documents).map((known): FinderCentre => {
    const { centre, city } = known;
    const { name, address, directions } = centreWords(known, language);
    return {
      key: `${city.slug}.${centre.id}`,
      ecName: ecNameOf(known),
      name,
      city: inLanguage(city.name, language),
      citySlug: city.slug,
      address,
      directions,
      phone: describePhone(centre.phone),
      lines: describeHours(centre.hours, edition),
      hours: centre.hours,
      traits: traitsOf(centre, edition.country),
      lat: centre.lat,
      lng: centre.lng,
    };
  });
  return {
    cities: documents
      .filter(({ groupItems }) => groupItems.length > 0)
      .map(({ slug, zoomMobile, zoomDesktop, ...city }) => ({
        slug,
        name: inLanguage(namesOfCity(city), language),
        zoomMobile,
        zoomDesktop,
      })),
    centres,
    holidays: holidays.map(({ day, until, cities }) => ({
      day,
      ...(until && { until }),
      ...(cities && { cities }),
    })),
    traits: TRAITS.filter((trait) => {
      const count = centres.filter(({ traits }) => traits.includes(trait)).length;
      return count > 0 && count < centres.length;
    }),
  };
}

export type SharedFacts = Pick<FinderCentre, "lines" | "traits">;

/** The hours and traits that all centres have. A single centre shares nothing. */
export function sharedFacts([first, ...others]: readonly FinderCentre[]): SharedFacts {
  if (!first || others.length === 0) return { lines: [], traits: [] };
  const told = JSON.stringify(first.lines);
  return {
    lines: others.every(({ lines }) => JSON.stringify(lines) === told) ? first.lines : [],
    traits: first.traits.filter((trait) => others.every(({ traits }) => traits.includes(trait))),
  };
}

function traitsOf({ services, hours }: Centre, country: Country): Trait[] {
  const [day, trait] = FREE_DAYS[country];
  return [...services, ...(hours.some(({ days }) => days.includes(day)) ? [trait] : [])];
}
