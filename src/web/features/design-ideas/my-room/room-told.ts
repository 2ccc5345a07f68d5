export const ROOM_KEYS = "my-room-";

/** Whether the address or this browser knows of a room, of whichever country: who has told none loads nothing for it. */
export function isRoomTold(): boolean {
  if (new URLSearchParams(location.search).has("room")) return true;
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(ROOM_KEYS));
  } catch {
    // A browser that keeps nothing.
    return false;
  }
}
