import type { MyRoom, RoomPriceFacts } from "../../../../prices/my-room.ts";
import type { PriceRates } from "../../../../prices/rates.ts";

/** What is needed to say what the scene costs in the visitor's room. */
export interface RoomPricing {
  rates: PriceRates | undefined;
  room: MyRoom | undefined;
  facts: RoomPriceFacts | undefined;
}

/** A room costs more or less by the share that the chosen pieces do. */
export function scaleFacts(
  facts: RoomPriceFacts | undefined,
  total: number,
  standardTotal: number,
): RoomPriceFacts | undefined {
  return facts && { ...facts, index: facts.index * (standardTotal > 0 ? total / standardTotal : 1) };
}
