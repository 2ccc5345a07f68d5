import { useSyncExternalStore } from "react";
import { type RoomNews, roomNews } from "./room-news.ts";

/** The visitor's room. While it is undefined, the room in the address counts. */
export function useMyRoom(): RoomNews | undefined {
  return useSyncExternalStore(roomNews.subscribe, roomNews.getState, () => undefined);
}
