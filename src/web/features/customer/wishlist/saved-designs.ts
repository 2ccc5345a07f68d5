import { MOST_WISHED } from "../../../../contracts/wishlist/wishlist-constants.ts";
import { matchEdition } from "../../../../editions/edition.ts";
import type { Country } from "../../../../editions/regions.ts";
import { isKnown } from "../../../frame/account/is-known.ts";
import { keep, keptJson, keptText, onKeptElsewhere } from "../../../frame/state/browser-storage.ts";
import { createValue } from "../../../frame/state/store.ts";
import { keyOf, readDesigns, type SavedDesign } from "./saved-design.ts";
import { createGuestStore, type GuestStore, type SaveOutcome, type WishlistStore } from "./wishlist-store.ts";

const stores = new Map<Country, WishlistStore>();
const guests = new Map<Country, GuestStore>();

export function savedDesigns(country: Country): WishlistStore {
  const store = stores.get(country) ?? (isKnown() ? createAccountStore(country) : guestDesigns(country));
  stores.set(country, store);
  return store;
}

/** What this device keeps without an account, by country: prices and addresses differ. */
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
  let isHere = (keptText("device", key) ?? null) !== null;
  return {
    isHere: () => isHere,
    chooseHere() {
      isHere = true;
      keep("device", key, "1");
    },
  };
}

export function createDeviceStore(key: string): WishlistStore {
  const read = () => readDesigns(keptJson("device", key));
  const designs = createValue(read());
  onKeptElsewhere(
    (changed) => changed === key,
    () => designs.setState(read()),
  );
  const keepAll = (next: SavedDesign[]): boolean => {
    const isKept = keep("device", key, next);
    if (isKept) designs.setState(next);
    return isKept;
  };
  return {
    place: "device",
    list: designs.getState,
    isBusy: () => false,
    subscribe: designs.subscribe,
    async add(design) {
      const others = without(designs.getState(), keyOf(design));
      if (others.length >= MOST_WISHED) return "full";
      return keepAll([design, ...others]) ? "saved" : "refused";
    },
    remove: async (removed) => keepAll(without(designs.getState(), removed)),
  };
}

interface AccountState {
  designs: readonly SavedDesign[];
  /** The keys of those that are being saved or taken out. */
  busy: readonly string[];
}

/** What a customer has saved. The list changes when the backend has said yes; until then the design is busy (WL-04, WL-05). */
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
    place: "account",
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
