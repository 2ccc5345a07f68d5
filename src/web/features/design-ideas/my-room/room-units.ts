import type { PriceRates } from "../../../../prices/rates.ts";

/** Between these a side of a room is believed; what one types is rounded to the decimals. */
export const ROOM_UNITS = {
  ft: { least: 4, most: 60, decimals: 1, inFeet: 1 },
  m: { least: 1.2, most: 18, decimals: 2, inFeet: 1 / 0.3048 },
} as const;

export type RoomUnit = keyof typeof ROOM_UNITS;

const BY_AREA = { "sq-ft": "ft", "sq-m": "m" } as const satisfies Record<PriceRates["areaUnit"], RoomUnit>;

/** What rooms are measured in where these rates hold. */
export function unitOf({ areaUnit }: Pick<PriceRates, "areaUnit">): RoomUnit {
  return BY_AREA[areaUnit];
}

export function isRoomUnit(text: string | undefined): text is RoomUnit {
  return text !== undefined && Object.hasOwn(ROOM_UNITS, text);
}
