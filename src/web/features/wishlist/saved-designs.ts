import { matchEdition } from "../../../editions/edition.ts";
import type { Country } from "../../../editions/regions.ts";
import { isKnown } from "../../frame/account/is-known.ts";
import { onKeptElsewhere } from "../../frame/kept-elsewhere.ts";
import { createKnownStore } from "./account/known-store.ts";
import { createDeviceStore } from "./device-store.ts";
import { createGuestStore, type GuestStore } from "./guest-store.ts";
import type { WishlistStore } from "./wishlist-store.ts";

const DEVICE = { storage: () => localStorage, onElsewhere: onKeptElsewhere };
const stores = new Map<Country, WishlistStore>();
const guests = new Map<Country, GuestStore>();

/** The one store of this page: hearts, the header's count and the drawer speak of the same designs. */
export function savedDesigns(country: Country): WishlistStore {
  const store = stores.get(country) ?? (isKnown() ? createKnownStore(country) : guestDesigns(country));
  stores.set(country, store);
  return store;
}

/** What this device keeps without an account, apart for each country: prices and addresses are the country's own. */
export function guestDesigns(country: Country): GuestStore {
  const store =
    guests.get(country) ??
    createGuestStore({
      kept: createDeviceStore(`atrium:saved:${country}`, DEVICE),
      waiting: createDeviceStore("looksToAdd", DEVICE),
      choice: createDeviceChoice(),
      isHere: ({ href }) => matchEdition(href).country === country,
      logIn: async () => (await import("../../frame/account/ask-to-log-in.ts")).askToLogIn(),
    });
  guests.set(country, store);
  return store;
}

/** Whether somebody has said that they keep designs on this device and do not log in. */
function createDeviceChoice() {
  const name = "atrium:saved-here";
  let isHere = localStorageText(name) !== null;
  return {
    isHere: () => isHere,
    chooseHere() {
      isHere = true;
      localStorageText(name, "1");
    },
  };
}

function localStorageText(name: string, text?: string): string | null {
  try {
    if (text !== undefined) localStorage.setItem(name, text);
    return localStorage.getItem(name);
  } catch {
    // A browser that keeps nothing asks again on the next page.
    return null;
  }
}
