import type { MyRoom } from "../../../../prices/my-room.ts";
import type { PriceRates } from "../../../../prices/rates.ts";
import { createValue } from "../../../frame/state/store.ts";

export interface CurrentRoom {
  /** Undefined once the visitor has deleted it. */
  room: MyRoom | undefined;
  rates: PriceRates;
}

/**
 * The visitor's room, for every part of the page that shows prices. Undefined while the page is unchanged since the
 * server rendered it.
 */
export const currentRoom = createValue<CurrentRoom | undefined>(undefined);
