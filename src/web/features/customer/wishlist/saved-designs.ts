import { MOST_WISHED } from "../../../../contracts/wishlist/wishlist-constants.ts";
import { matchEdition } from "../../../../editions/edition.ts";
import type { Country } from "../../../../editions/regions.ts";
import { isKnown } from "../../../frame/account/is-known.ts";
import { onKeptElsewhere } from "../../../frame/kept-elsewhere.ts";
import { createGuestStore, type GuestStore } from "./guest-store.ts";
import { keyOf, parseSavedDesigns, type SavedDesign } from "./saved-design.ts";
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
      logIn: async () => (await import("../../../frame/account/ask-to-log-in.ts")).askToLogIn(),
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

const NONE: readonly SavedDesign[] = [];

/** The account's list for a page that does not wait: what asks for it is loaded for whoever is logged in, and for nobody else. */
function createKnownStore(country: Country): WishlistStore {
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  let account: WishlistStore | undefined;
  const loaded = import("./account/account-store.ts").then(({ createAccountStore }) => {
    account = createAccountStore(country);
    account.subscribe(tell);
    return account;
  });
  // Said by whatever is tried with it.
  loaded.catch(() => undefined);
  return {
    place: "account",
    list: () => account?.list() ?? NONE,
    isBusy: (key) => account?.isBusy(key) ?? false,
    add: (design) =>
      loaded.then(
        (store) => store.add(design),
        () => "failed" as const,
      ),
    remove: (key) =>
      loaded.then(
        (store) => store.remove(key),
        () => false,
      ),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

interface Device {
  storage: () => Pick<Storage, "getItem" | "setItem">;
  /** Tells when what is kept under this name has changed by others. */
  onElsewhere: (name: string, tell: () => void) => void;
}

/** Keeps designs on the device, under a name. */
export function createDeviceStore(name: string, device: Device): WishlistStore {
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  let designs = parseSavedDesigns(read(device, name));
  device.onElsewhere(name, () => {
    designs = parseSavedDesigns(read(device, name));
    tell();
  });

  function keep(next: SavedDesign[]): boolean {
    if (!write(device, name, JSON.stringify(next))) return false;
    designs = next;
    tell();
    return true;
  }

  return {
    place: "device",
    list: () => designs,
    isBusy: () => false,
    async add(design) {
      const others = designs.filter((other) => keyOf(other) !== keyOf(design));
      if (others.length >= MOST_WISHED) return "full";
      return keep([design, ...others]) ? "saved" : "refused";
    },
    async remove(key) {
      return keep(designs.filter((design) => keyOf(design) !== key));
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function read(device: Device, name: string): string | null {
  try {
    return device.storage().getItem(name);
  } catch {
    // A browser that keeps nothing has nothing to tell.
    return null;
  }
}

function write(device: Device, name: string, text: string): boolean {
  try {
    device.storage().setItem(name, text);
    return true;
  } catch {
    // Full, or forbidden by the visitor: the caller says so.
    return false;
  }
}
