import { matchEdition } from "../../../../editions/edition.ts";
import type { Country } from "../../../../editions/regions.ts";
import type { MyRoom } from "../../../../prices/my-room.ts";
import type { PriceRates } from "../../../../prices/rates.ts";
import { wakeIslands } from "../../../frame/islands/wake-islands.ts";
import { onAdded } from "../../../frame/page-events.ts";
import { onKeptElsewhere } from "../../../frame/state/browser-storage.ts";
import { keepRoom, keptRoom, roomKey } from "./kept-room.ts";
import { addressWith, myRoomQuery, needsRoom, readMyRoom } from "./my-room-query.ts";
import { roomNews } from "./room-news.ts";
import { ROOM_PARAMETERS } from "./room-parameters.ts";

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

async function ratesOf(country: Country): Promise<PriceRates | undefined> {
  const { fetchRates } = await import("./fetch-rates.ts");
  return fetchRates(country);
}

function show(room: MyRoom | undefined, rates: PriceRates): void {
  roomNews.setState({ room, rates });
  for (const name of ISLANDS) wakeIslands(name);
}

/** Puts the room into the address, so that a shared link shows the same prices. A list by price is loaded anew. */
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

/** Links and forms that lead back to this page (its other pages) take the room along. Islands follow the address. */
export function carryRoom(part: ParentNode, room: MyRoom | undefined): void {
  for (const link of part.querySelectorAll<HTMLAnchorElement>("a[href]:not([data-island] *)"))
    if (isThisPage(link.href) && !link.getAttribute("href")?.startsWith("#"))
      link.href = addressWith(room, link.href) + link.hash;
  for (const form of part.querySelectorAll<HTMLFormElement>('form[method="get"]:not([data-island] *)'))
    if (isThisPage(form.action)) setFields(form, room);
}

function setFields(form: HTMLFormElement, room: MyRoom | undefined): void {
  for (const field of form.querySelectorAll<HTMLInputElement>('input[type="hidden"]'))
    if (ROOM_PARAMETERS.includes(field.name)) field.remove();
  for (const [name, value] of Object.entries(room ? myRoomQuery(room) : {})) {
    const field = document.createElement("input");
    Object.assign(field, { type: "hidden", name, value });
    form.prepend(field);
  }
}

function isThisPage(href: string): boolean {
  const { origin, pathname } = new URL(href, location.href);
  return origin === location.origin && pathname === location.pathname;
}

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
