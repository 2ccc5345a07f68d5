import type { CallContext } from "../../../../contracts/documents/request-documents.ts";
import { byDistance, type Position } from "../../../../contracts/places/distance.ts";
import type { Edition } from "../../../../editions/edition.ts";
import { findDocuments } from "../../../frame/load-document.ts";
import type { ShownCentre } from "../../../sections/centres/centre-line.tsx";
import { nearestCentres, showCentres } from "../../leads/visits/nearest-centres.ts";

export interface NearCentre {
  centre: ShownCentre;
  km: number;
}

export async function findCentres(asking: CallContext): Promise<ShownCentre[]> {
  const cities = await findDocuments("ec", asking, { size: 100 });
  return cities.flatMap((city) => shownOf(city, asking.edition));
}

function shownOf(
  city: Parameters<typeof nearestCentres>[0][number],
  edition: Edition,
): readonly ShownCentre[] {
  return showCentres(nearestCentres([city], city.slug, edition.language), edition).near;
}

const SHOWN = 3;
/** Beyond this distance only the nearest centre is shown. */
const WAY_KM = 45;

export function centresNear(position: Position, centres: readonly ShownCentre[]): NearCentre[] {
  const [first, ...others] = byDistance(position, centres);
  if (!first) return [];
  const near = [first, ...others.filter(({ km }) => km <= WAY_KM)].slice(0, SHOWN);
  return near.map(({ place, km }) => ({ centre: place, km }));
}
