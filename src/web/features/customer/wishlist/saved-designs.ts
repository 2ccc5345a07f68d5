import { MAX_WISHED } from "../../../../contracts/wishlist/wishlist-constants.ts";
import { matchEdition } from "../../../../editions/edition.ts";
import type { Country } from "../../../../editions/regions.ts";
import { hasLoginHint } from "../../../frame/account/login-hint.ts";
import { onStorageChange, readStored, readStoredJson, store } from "../../../frame/state/browser-storage.ts";
import { createValue } from "../../../frame/state/store.ts";
import { keyOf, readDesigns, type SavedDesign } from "./saved-design.ts";
import { createGuestStore, type GuestStore, type SaveOutcome, type WishlistStore } from "./wishlist-store.ts";

const stores = new Map<Country, WishlistStore>();
const guests = new Map<Country, GuestStore>();

export function savedDesigns(country: Country): WishlistStore {
  const store = stores.get(country) ?? (hasLoginHint() ? createAccountStore(country) : guestDesigns(country));
  stores.set(country, store);
  return store;
}

/** The designs on this device without an account, by country because prices and URLs differ. */
export function guestDesigns(country: Country): GuestStore {
  const store =
    guests.get(country) ??
    createGuestStore({
      kept: createDeviceStore(`atrium:saved:${country}`),
      waiting: createDeviceStore("looksToAdd"),
      choice: createDeviceChoice(),
      isHere: ({ href }) => matchEdition(href).country === country,
      logIn: async () => (await import("../../../frame/account/ask-to-log-in.ts")).askToLogIn(),
    });
  guests.set(country, store);
  return store;
}

function createDeviceChoice() {
  const key = "atrium:saved-here";
  let isHere = (readStored("device", key) ?? null) !== null;
  return {
    isHere: () => isHere,
    chooseHere() {
      isHere = true;
      store("device", key, "1");
    },
  };
}

export function createDeviceStore(key: string): WishlistStore {
  const read = () => readDesigns(readStoredJson("device", key));
  const designs = createValue(read());
  onStorageChange(
    (changed) => changed === key,
    () => designs.setState(read()),
  );
  const keepAll = (next: SavedDesign[]): boolean => {
    const isKept = store("device", key, next);
    if (isKept) designs.setState(next);
    return isKept;
  };
  return {
    storage: "device",
    list: designs.getState,
    isBusy: () => false,
    subscribe: designs.subscribe,
    async add(design) {
      const others = without(designs.getState(), keyOf(design));
      if (others.length >= MAX_WISHED) return "full";
      return keepAll([design, ...others]) ? "saved" : "refused";
    },
    remove: async (removed) => keepAll(without(designs.getState(), removed)),
  };
}

interface AccountState {
  designs: readonly SavedDesign[];
  /** The keys of the designs that are being saved or removed. */
  busy: readonly string[];
}

/**
 * The designs that a customer has saved. The list changes when the backend has confirmed; until then the design is
 * busy (WL-04, WL-05).
 */
function createAccountStore(country: Country): WishlistStore {
  const state = createValue<AccountState>({ designs: [], busy: [] });
  const change = (changes: Partial<AccountState>) => state.setState({ ...state.getState(), ...changes });
  const calls = import("./account/account-calls.ts");
  const load = async () => {
    const designs = await (await calls).loadSaved(country);
    if (designs) change({ designs });
  };
  let loaded = load().catch(() => undefined);
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) loaded = load();
  });

  const send = async (type: "add" | "remove", design: SavedDesign): Promise<SaveOutcome> => {
    const key = keyOf(design);
    change({ busy: [...state.getState().busy, key] });
    await loaded;
    const outcome = await calls.then(
      ({ sendSaved }) => sendSaved(country, type, design),
      () => "failed" as const,
    );
    const { designs, busy } = state.getState();
    const others = without(designs, key);
    change({
      busy: busy.filter((other) => other !== key),
      ...(outcome === "saved" && { designs: type === "add" ? [design, ...others] : others }),
    });
    return outcome;
  };
  return {
    storage: "account",
    list: () => state.getState().designs,
    isBusy: (key) => state.getState().busy.includes(key),
    subscribe: state.subscribe,
    add: (design) => send("add", design),
    async remove(key) {
      const design = state.getState().designs.find((saved) => keyOf(saved) === key);
      return design === undefined || (await send("remove", design)) === "saved";
    },
  };
}

function without(designs: readonly SavedDesign[], key: string): SavedDesign[] {
  return designs.filter((design) => keyOf(design) !== key);
}
