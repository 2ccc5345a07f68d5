import type { MyRoom, RoomPriceFacts } from "../../../../../prices/my-room.ts";
import type { PriceRates } from "../../../../../prices/rates.ts";

export interface RoomPricing {
  rates: PriceRates | undefined;
  room: MyRoom | undefined;
  standardFacts: RoomPriceFacts | undefined;
  facts: RoomPriceFacts | undefined;
}

/** Scales the price of a room by the same factor as the price of its pieces. */
export function scaleFacts<Facts extends RoomPriceFacts | undefined>(
  facts: Facts,
  total: number,
  standardTotal: number,
): Facts {
  return facts && { ...facts, index: facts.index * (standardTotal > 0 ? total / standardTotal : 1) };
}
