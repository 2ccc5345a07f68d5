import { byDistance, type Position } from "../../../../contracts/places/distance.ts";
import type { ShownCentre } from "../../../sections/centres/centre-line.tsx";

interface NearCity extends Position {
  name: string;
  href: string;
}

export interface NearPlaces {
  cities: readonly NearCity[];
  centres: readonly ShownCentre[];
}

/** Each has a sentence that tells what to do next. */
export type NearProblem =
  | "wrongCode"
  | "unknownCode"
  | "failed"
  | "denied"
  | "unavailable"
  | "slow"
  | "unsupported"
  | "abroad";

export interface FoundPlace {
  /** Whether we build there; "unsure" where nobody could tell. */
  kind: "served" | "unserved" | "unsure";
  /** What people call it, where that is known. */
  place?: string | undefined;
  pincode?: string | undefined;
  city?: { name: string; href: string; km: number } | undefined;
  centres: readonly { centre: ShownCentre; km: number }[];
}

export type NearAnswer = FoundPlace | { kind: "problem"; problem: NearProblem; pincode?: string };

const CENTRES = 3;

export function around(
  position: Position,
  { cities, centres }: NearPlaces,
): Pick<FoundPlace, "city" | "centres"> {
  const [city] = byDistance(position, cities);
  return {
    city: city && { name: city.place.name, href: city.place.href, km: city.km },
    centres: byDistance(position, centres)
      .slice(0, CENTRES)
      .map(({ place, km }) => ({ centre: place, km })),
  };
}

/** The corners of India, as far as a position needs them. */
export function isInIndia({ lat, lng }: Position): boolean {
  return lat > 6.5 && lat < 37.1 && lng > 68.1 && lng < 97.4;
}
