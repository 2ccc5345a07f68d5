import type { Country } from "../../../../editions/regions.ts";
import type { MyRoom } from "../../../../prices/my-room.ts";
import { inStorage } from "../../../frame/in-storage.ts";
import { myRoomQuery } from "./my-room-query.ts";
import { ROOM_KEYS } from "./room-told.ts";

/** A room is kept in the words of an address, so that it is checked by the same reader; else it lasts as long as its address. */
export function keptRoom(country: Country): URLSearchParams {
  return new URLSearchParams(inStorage((storage) => storage.getItem(roomKey(country))) ?? "");
}

export function keepRoom(country: Country, room: MyRoom): void {
  inStorage((storage) =>
    storage.setItem(roomKey(country), new URLSearchParams(myRoomQuery(room)).toString()),
  );
}

export function forgetRoom(country: Country): void {
  inStorage((storage) => storage.removeItem(roomKey(country)));
}

export function roomKey(country: Country): string {
  return ROOM_KEYS + country;
}
