import { matchEdition } from "../../../../editions/edition.ts";
import type { Country } from "../../../../editions/regions.ts";
import type { MyRoom } from "../../../../prices/my-room.ts";
import type { PriceRates } from "../../../../prices/rates.ts";
import { requestHydration } from "../../../frame/islands/request-hydration.ts";
import { onAdded } from "../../../frame/page-events.ts";
import { onStorageChange } from "../../../frame/state/browser-storage.ts";
import { currentRoom } from "./current-room.ts";
import { addressWith, myRoomQuery, needsRoom, readMyRoom } from "./my-room-query.ts";
import { ROOM_PARAMETERS } from "./room-parameters.ts";
import { readStoredRoom, roomKey, storeRoom } from "./stored-room.ts";

/** The islands that change when a room is known. */
const ISLANDS = ["my-room", "budget-slider", "room-price"];

/**
 * A room in the URL becomes the visitor's stored room; the server has already rendered it. Without one the stored
 * room is used.
 */
export async function loadRoom(country: Country): Promise<void> {
  const query = new URLSearchParams(location.search);
  if (!query.has("room")) return loadStoredRoom(country);
  const rates = await ratesOf(country);
  const given = readMyRoom(query, rates);
  if (!rates || !given) return;
  storeRoom(country, given);
  currentRoom.setState({ room: given, rates });
}

export async function loadStoredRoom(country: Country): Promise<void> {
  const kept = readStoredRoom(country);
  if (!currentRoom.getState()?.room && !kept.has("room")) return;
  const rates = await ratesOf(country);
  if (rates) show(readMyRoom(kept, rates), rates);
}

/** Changes or deletes the visitor's room. */
export async function changeRoom(
  country: Country,
  room: MyRoom | undefined,
  rates: PriceRates,
): Promise<void> {
  storeRoom(country, room);
  show(room, rates);
  addRoomToLinks(document, room);
  await changeAddress(room);
}

async function ratesOf(country: Country): Promise<PriceRates | undefined> {
  const { fetchRates } = await import("./fetch-rates.ts");
  return fetchRates(country);
}

function show(room: MyRoom | undefined, rates: PriceRates): void {
  currentRoom.setState({ room, rates });
  for (const name of ISLANDS) requestHydration(name);
}

/**
 * Writes the room into the URL, so that a shared link shows the same prices. A list that depends on prices is loaded
 * again.
 */
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

/** Adds the room to links and forms that lead to this page, such as its pagination. Islands read it from the URL. */
export function addRoomToLinks(part: ParentNode, room: MyRoom | undefined): void {
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

/**
 * Reads the visitor's room from the URL or from this device. The islands that show it are loaded only if there is
 * one.
 */
export function attach(root: ParentNode): void {
  const { country } = matchEdition(location.pathname);
  void loadRoom(country);
  onStorageChange(
    (key) => key === roomKey(country),
    () => void loadStoredRoom(country),
  );
  onAdded(root, (part) => {
    const room = currentRoom.getState()?.room;
    if (room && new URL(location.href).searchParams.has("room")) addRoomToLinks(part, room);
  });
}
