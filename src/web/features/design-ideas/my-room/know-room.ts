import type { Country } from "../../../../editions/regions.ts";
import type { MyRoom } from "../../../../prices/my-room.ts";
import type { PriceRates } from "../../../../prices/rates.ts";
import { wakeIslands } from "../../../frame/islands/wake-islands.ts";
import { carryRoom } from "./carry-room.ts";
import { keepRoom, keptRoom } from "./kept-room.ts";
import { readMyRoom } from "./my-room-query.ts";
import { addressWith, needsRoom } from "./room-address.ts";
import { roomNews } from "./room-news.ts";

/** Those that say something else when a room is known. */
const ISLANDS = ["my-room", "budget-slider", "room-price"];

/** A room that came with the address is the visitor's from now on; the server has shown it already. Else the kept one. */
export async function knowRoom(country: Country): Promise<void> {
  const query = new URLSearchParams(location.search);
  if (!query.has("room")) return knowKeptRoom(country);
  const rates = await ratesOf(country);
  const given = readMyRoom(query, rates);
  if (!rates || !given) return;
  keepRoom(country, given);
  roomNews.setState({ room: given, rates });
}

/** What this device has been told, here or in another tab. */
export async function knowKeptRoom(country: Country): Promise<void> {
  const kept = keptRoom(country);
  if (!roomNews.getState()?.room && !kept.has("room")) return;
  const rates = await ratesOf(country);
  if (rates) show(readMyRoom(kept, rates), rates);
}

/** The visitor says which room it is, or that it be forgotten. */
export async function changeRoom(
  country: Country,
  room: MyRoom | undefined,
  rates: PriceRates,
): Promise<void> {
  keepRoom(country, room);
  show(room, rates);
  carryRoom(document, room);
  await changeAddress(room);
}

/** Nobody loads what a call takes before there is a room to price. */
async function ratesOf(country: Country): Promise<PriceRates | undefined> {
  const { fetchRates } = await import("./fetch-rates.ts");
  return fetchRates(country);
}

function show(room: MyRoom | undefined, rates: PriceRates): void {
  roomNews.setState({ room, rates });
  for (const name of ISLANDS) wakeIslands(name);
}

/** The room stands in the address, so that whoever gets it sees the same prices. A list that is by price is asked anew. */
async function changeAddress(room: MyRoom | undefined): Promise<void> {
  const href = addressWith(room, location.href);
  if (needsRoom(location.href) && document.querySelector("[data-gallery]")) {
    const { showGallery } = await import("../../lists/gallery/show-gallery.ts");
    await showGallery(href);
    return;
  }
  const { replaceAddress } = await import("../../lists/gallery/gallery-state.ts");
  replaceAddress(href);
}
