import { listPincodeMappings } from "../../../../contracts/calls/places/places-calls.ts";
import type { Caller } from "../../../../contracts/create-caller.ts";
import type { PincodeMapping } from "../../../../contracts/places/pincode-mapping.ts";
import { type CityCentre, centresOf, ecNameOf } from "../../../../contracts/visits/city-centres.ts";
import { COUNTRIES, regionOfCountry } from "../../../../editions/countries.ts";
import { editionOf } from "../../../../editions/edition.ts";
import { namesOf } from "../../../../editions/languages.ts";
import { findDocuments } from "../../../frame/load-document.ts";
import { optional } from "../../../frame/page.ts";
import type { LoadedPact } from "./load-pact.ts";

export interface PactCentres {
  nearest: CityCentre | undefined;
  booked: CityCentre | undefined;
}

type KnownPact = Pick<LoadedPact, "lead" | "visit" | "country">;

export async function loadCentres(call: Caller, pact: KnownPact): Promise<PactCentres> {
  const { lead, visit, country } = pact;
  const edition = editionOf(regionOfCountry(lead.country));
  const [cities, mapping] = await Promise.all([
    findDocuments("ec", { call, edition }, { size: 100 }),
    mapPincode(call, lead),
  ]);
  const centres = centresOf(cities);
  const seat = { city: lead.city, centre: mapping?.centre };
  return {
    nearest: nearestCentre(centres, seat, COUNTRIES[country].defaultAddress.city),
    booked: visit ? centres.find((centre) => ecNameOf(centre) === visit.ecName) : undefined,
  };
}

async function mapPincode(
  call: Caller,
  { country, pincode }: LoadedPact["lead"],
): Promise<PincodeMapping | undefined> {
  if (pincode === null) return undefined;
  const known = await optional(call(listPincodeMappings, { country, pincode }), { mappings: [] });
  return known.mappings[0];
}

interface Place {
  city: string | null;
  /** The centre for the visitor's post code. Null: the post code is far from all centres. Undefined: unknown. */
  centre?: { id: string; city: { en: string } } | null | undefined;
}

export function nearestCentre(
  centres: readonly CityCentre[],
  { city, centre }: Place,
  defaultCity: string,
): CityCentre | undefined {
  if (centre === null) return undefined;
  return byId(centres, centre) ?? byCity(centres, city) ?? byCity(centres, defaultCity) ?? centres[0];
}

function byId(centres: readonly CityCentre[], wanted: Place["centre"]): CityCentre | undefined {
  return centres.find(({ centre, city }) => centre.id === wanted?.id && city.name.en === wanted.city.en);
}

function byCity(centres: readonly CityCentre[], city: string | null): CityCentre | undefined {
  const wanted = city?.toLowerCase();
  return centres.find(
    ({ city: { slug, name } }) =>
      wanted && [slug, ...namesOf(name).map((each) => each.toLowerCase())].includes(wanted),
  );
}
