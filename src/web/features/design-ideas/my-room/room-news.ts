import type { MyRoom } from "../../../../prices/my-room.ts";
import type { PriceRates } from "../../../../prices/rates.ts";
import { createValue } from "../../../frame/state/store.ts";

export interface RoomNews {
  /** Undefined once the visitor has deleted it. */
  room: MyRoom | undefined;
  rates: PriceRates;
}

/** The visitor's room, for everything on the page that shows prices. Undefined while the page is as the server made it. */
export const roomNews = createValue<RoomNews | undefined>(undefined);
