import { matchEdition } from "../../../../editions/edition.ts";
import { onAdded } from "../../../frame/added-content.ts";
import { onKeptElsewhere } from "../../../frame/state/browser-storage.ts";
import { carryRoom } from "./carry-room.ts";
import { roomKey } from "./kept-room.ts";
import { knowKeptRoom, knowRoom } from "./know-room.ts";
import { roomNews } from "./room-news.ts";

/** Knows the visitor's room from the address or from this device. Islands show it; who has none loads none of them. */
export function attach(root: ParentNode): void {
  const { country } = matchEdition(location.pathname);
  void knowRoom(country);
  onKeptElsewhere(
    (key) => key === roomKey(country),
    () => void knowKeptRoom(country),
  );
  onAdded(root, (part) => {
    const room = roomNews.getState()?.room;
    if (room && new URL(location.href).searchParams.has("room")) carryRoom(part, room);
  });
}
