import { storedKeys } from "../../../frame/state/browser-storage.ts";

export const ROOM_KEYS = "my-room-";

/** Whether the URL or this browser has a room of any country. */
export function hasRoom(): boolean {
  return (
    new URLSearchParams(location.search).has("room") || storedKeys().some((key) => key.startsWith(ROOM_KEYS))
  );
}
