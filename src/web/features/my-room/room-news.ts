import type { MyRoom } from "../../../prices/my-room.ts";

/** Whoever else shows something for the room hears of it here, also when it was told before they came. */
type Listener = (room: MyRoom | undefined) => void;

const listeners = new Set<Listener>();
let told: MyRoom | undefined;

export function tellRoom(room: MyRoom | undefined): void {
  told = room;
  for (const listen of listeners) listen(room);
}

export function onRoom(listen: Listener): void {
  listeners.add(listen);
  if (told) listen(told);
}
