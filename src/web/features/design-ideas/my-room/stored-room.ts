import type { Country } from "../../../../editions/regions.ts";
import type { MyRoom } from "../../../../prices/my-room.ts";
import { readPreference, storePreference } from "../../../frame/consent/preferences.ts";
import { ROOM_KEYS } from "./has-room.ts";
import { myRoomQuery } from "./my-room-query.ts";

/** The room that is stored on this device, in the form of a query, so that one parser checks both. */
export function readStoredRoom(country: Country): URLSearchParams {
  return new URLSearchParams(readPreference(roomKey(country)));
}

/** An undefined room deletes the stored one. */
export function storeRoom(country: Country, room: MyRoom | undefined): void {
  storePreference(roomKey(country), room && new URLSearchParams(myRoomQuery(room)).toString());
}

export function roomKey(country: Country): string {
  return ROOM_KEYS + country;
}
