import { useSyncExternalStore } from "react";
import { type RoomNews, roomNews } from "./room-news.ts";

/** The visitor's room, followed. While it is undefined, what the server was told holds. */
export function useMyRoom(): RoomNews | undefined {
  return useSyncExternalStore(roomNews.subscribe, roomNews.getState, () => undefined);
}
