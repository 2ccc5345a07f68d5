import { COUNTRIES } from "../../../../editions/countries.ts";
import type { Country } from "../../../../editions/regions.ts";
import type { MyRoom } from "../../../../prices/my-room.ts";
import type { PriceRates } from "../../../../prices/rates.ts";
import { cityIn, type RoomUnit, unitOf } from "./my-room-query.ts";

/** The room in which prices are compared before a visitor has typed one. No script of a page loads it. */
export function standardRoom(rates: PriceRates, country: Country): MyRoom {
  const city = cityIn(rates, COUNTRIES[country].defaultAddress.city.toLowerCase());
  return { ...SIDES[unitOf(rates)], city, tier: "premium" };
}

const SIDES = {
  ft: { length: 12, breadth: 10 },
  m: { length: 3.6, breadth: 3 },
} as const satisfies Record<RoomUnit, Pick<MyRoom, "length" | "breadth">>;
