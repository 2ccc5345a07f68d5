import type { MyRoom } from "../../../../prices/my-room.ts";
import type { PriceRates } from "../../../../prices/rates.ts";

/** Whoever else shows something for the room hears of it here, also when it was told before they came. */
type Listener = (room: MyRoom | undefined) => void;

export interface RoomNews {
  /** None once it is forgotten. */
  room: MyRoom | undefined;
  rates: PriceRates;
}

const listeners = new Set<Listener>();
let told: RoomNews | undefined;

export function tellRoom(room: MyRoom | undefined, rates: PriceRates): void {
  told = { room, rates };
  for (const listen of listeners) listen(room);
}

/** What comes back ends it. */
export function onRoom(listen: Listener): () => void {
  listeners.add(listen);
  if (told?.room) listen(told.room);
  return () => listeners.delete(listen);
}

/** Nothing while the page is as the server made it. */
export function roomNews(): RoomNews | undefined {
  return told;
}
