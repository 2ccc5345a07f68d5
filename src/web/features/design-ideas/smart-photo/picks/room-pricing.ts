import type { MyRoom, RoomPriceFacts } from "../../../../../prices/my-room.ts";
import type { PriceRates } from "../../../../../prices/rates.ts";

export interface RoomPricing {
  rates: PriceRates | undefined;
  room: MyRoom | undefined;
  standardFacts: RoomPriceFacts | undefined;
  facts: RoomPriceFacts | undefined;
}

/** A room costs more or less by the share that the chosen pieces do. */
export function scaleFacts<Facts extends RoomPriceFacts | undefined>(
  facts: Facts,
  total: number,
  standardTotal: number,
): Facts {
  return facts && { ...facts, index: facts.index * (standardTotal > 0 ? total / standardTotal : 1) };
}
