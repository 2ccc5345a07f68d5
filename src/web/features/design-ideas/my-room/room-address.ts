import type { MyRoom } from "../../../../prices/my-room.ts";
import { myRoomQuery } from "./my-room-query.ts";
import { ROOM_PARAMETERS } from "./room-parameters.ts";

const BY_PRICE = ["budget", "sort"];

/** The address of this page with the room in it, or without one. */
export function addressWith(room: MyRoom | undefined, href: string): string {
  const url = new URL(href);
  for (const name of ROOM_PARAMETERS) url.searchParams.delete(name);
  if (!room && isByPrice(url)) for (const name of BY_PRICE) url.searchParams.delete(name);
  for (const [name, value] of Object.entries(room ? myRoomQuery(room) : {}))
    url.searchParams.set(name, value);
  return url.pathname + url.search;
}

/** A list that the server can only make for a room. */
export function needsRoom(href: string): boolean {
  return isByPrice(new URL(href));
}

function isByPrice({ searchParams }: URL): boolean {
  return searchParams.has("budget") || /^-?price$/.test(searchParams.get("sort") ?? "");
}
