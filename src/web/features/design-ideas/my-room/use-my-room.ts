import { useSyncExternalStore } from "react";
import { onRoom, type RoomNews, roomNews } from "./room-news.ts";

/** The visitor's room, followed. Nothing while there is no news of it: then what the server was told holds. */
export function useMyRoom(): RoomNews | undefined {
  return useSyncExternalStore(onRoom, roomNews, () => undefined);
}
