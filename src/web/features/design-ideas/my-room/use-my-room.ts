import { useSyncExternalStore } from "react";
import { type CurrentRoom, currentRoom } from "./current-room.ts";

/** The visitor's room. While it is undefined, the room in the URL is used. */
export function useMyRoom(): CurrentRoom | undefined {
  return useSyncExternalStore(currentRoom.subscribe, currentRoom.getState, () => undefined);
}
