import type { SizeBand } from "../../../contracts/documents/designs/design-taxonomy.ts";

/** In square feet: below the first value a room of its kind is compact, from the second on it is large. */
const BANDS: Record<string, readonly [compactBelow: number, largeFrom: number] | undefined> = {
  "kitchen-designs": [80, 130],
  kitchen: [80, 130],
  "wet-kitchen": [60, 100],
  wardrobe: [90, 150],
  "living-room": [170, 260],
  "tv-unit": [140, 240],
  "master-bedroom": [130, 190],
  "guest-bedroom": [100, 150],
  "kids-room": [100, 150],
  "dining-room": [100, 160],
  "crockery-unit": [100, 160],
  bathroom: [40, 70],
  "false-ceiling": [140, 240],
  "home-office": [80, 140],
  foyer: [40, 80],
  storage: [40, 80],
  "service-yard": [28, 50],
  "pooja-room": [25, 60],
  balcony: [45, 90],
  "space-saving-designs": [110, 240],
  commercial: [400, 900],
};
const ANY_ROOM = [120, 240] as const;

export function sizeBandOf(roomType: string, area: number): SizeBand {
  const [compactBelow, largeFrom] = BANDS[roomType] ?? ANY_ROOM;
  if (area < compactBelow) return "compact";
  return area < largeFrom ? "medium" : "large";
}

const SQUARE_METRES = 0.092903;

/** Singapore uses both units. */
export function roomSizeText(area: number, country: string): string {
  const feet = `${area} sq ft`;
  return country === "SG" ? `${feet} (${Math.round(area * SQUARE_METRES)} sq m)` : feet;
}
