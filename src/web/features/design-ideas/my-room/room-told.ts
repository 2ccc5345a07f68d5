import { keptKeys } from "../../../frame/state/browser-storage.ts";

export const ROOM_KEYS = "my-room-";

/** Whether the address or this browser knows of a room, of whichever country. */
export function isRoomTold(): boolean {
  return (
    new URLSearchParams(location.search).has("room") || keptKeys().some((key) => key.startsWith(ROOM_KEYS))
  );
}
