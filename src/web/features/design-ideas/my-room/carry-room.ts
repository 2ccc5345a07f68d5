import type { MyRoom } from "../../../../prices/my-room.ts";
import { myRoomQuery } from "./my-room-query.ts";
import { addressWith } from "./room-address.ts";
import { ROOM_PARAMETERS } from "./room-parameters.ts";

/** Links and forms that lead back to this page (its other pages) take the room along. Islands follow the address. */
export function carryRoom(part: ParentNode, room: MyRoom | undefined): void {
  for (const link of part.querySelectorAll<HTMLAnchorElement>("a[href]:not([data-island] *)"))
    if (isThisPage(link.href) && !link.getAttribute("href")?.startsWith("#"))
      link.href = addressWith(room, link.href) + link.hash;
  for (const form of part.querySelectorAll<HTMLFormElement>('form[method="get"]:not([data-island] *)'))
    if (isThisPage(form.action)) setFields(form, room);
}

/** The room as hidden fields of a form. */
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
