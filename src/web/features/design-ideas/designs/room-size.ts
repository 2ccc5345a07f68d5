import type { Country } from "../../../../editions/regions.ts";
import type { Text } from "../../../../ui/text/text.tsx";

interface RoomDimensions {
  length: number;
  breadth: number;
}

type SizeFact = "sizeInFeet" | "sizeInMetres" | "areaInSquareFeet";

const METRES_PER_FOOT = 0.3048;

/** The units in which people of a country state the size of a room. */
const SIZES = {
  in: ["sizeInFeet"],
  sg: ["areaInSquareFeet", "sizeInMetres"],
  my: ["sizeInFeet"],
  sa: ["sizeInMetres"],
} as const satisfies Record<Country, readonly SizeFact[]>;

/** 12 × 10 ft; in Singapore 120 sq ft and 3.7 × 3 m. */
export function roomSizeFacts(room: RoomDimensions, country: Country, t: Text["t"]): string[] {
  return SIZES[country].map((fact) => t(`card.${fact}`, VALUES[fact](room)));
}

const VALUES: Record<SizeFact, (room: RoomDimensions) => Record<string, number>> = {
  sizeInFeet: ({ length, breadth }) => ({ length: tenths(length), breadth: tenths(breadth) }),
  sizeInMetres: ({ length, breadth }) => ({ length: inMetres(length), breadth: inMetres(breadth) }),
  areaInSquareFeet: ({ length, breadth }) => ({ area: Math.round(length * breadth) }),
};

function inMetres(feet: number): number {
  return tenths(feet * METRES_PER_FOOT);
}

function tenths(amount: number): number {
  return Math.round(amount * 10) / 10;
}
