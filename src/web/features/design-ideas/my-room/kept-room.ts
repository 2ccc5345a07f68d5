import type { Country } from "../../../../editions/regions.ts";
import type { MyRoom } from "../../../../prices/my-room.ts";
import { keepPreference, keptPreference } from "../../../frame/consent/preferences.ts";
import { myRoomQuery } from "./my-room-query.ts";
import { ROOM_KEYS } from "./room-told.ts";

/** The room that this device keeps, as the query of an address, so that one reader checks both. */
export function keptRoom(country: Country): URLSearchParams {
  return new URLSearchParams(keptPreference(roomKey(country)));
}

/** No room forgets the kept one. */
export function keepRoom(country: Country, room: MyRoom | undefined): void {
  keepPreference(roomKey(country), room && new URLSearchParams(myRoomQuery(room)).toString());
}

export function roomKey(country: Country): string {
  return ROOM_KEYS + country;
}
