import { listPincodeMappings } from "../../../../contracts/calls/places/places.ts";
import type { Caller } from "../../../../contracts/create-caller.ts";
import type { PincodeMapping } from "../../../../contracts/places/pincode-mapping.ts";
import { type CityCentre, centresOf, ecNameOf } from "../../../../contracts/visits/city-centres.ts";
import { COUNTRIES, regionOfCountry } from "../../../../editions/countries.ts";
import { editionOf } from "../../../../editions/edition.ts";
import { findDocuments } from "../../../frame/load-document.ts";
import { optional } from "../../../frame/page.ts";
import type { LoadedPact } from "./load-pact.ts";
import { nearestCentre } from "./nearest-centre.ts";

export interface PactCentres {
  nearest: CityCentre | undefined;
  /** Where the booked visit goes, as long as that centre exists. */
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
  const place = { city: lead.city, centre: mapping?.centre };
  return {
    nearest: nearestCentre(centres, place, COUNTRIES[country].defaultAddress.city),
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
