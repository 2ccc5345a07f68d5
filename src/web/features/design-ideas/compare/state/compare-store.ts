import type { Country } from "../../../../../editions/regions.ts";
import { onStorageChange, readStoredJson, store } from "../../../../frame/state/browser-storage.ts";
import { createValue, type Value } from "../../../../frame/state/store.ts";
import { type CompareState, MAX_COMPARED, readChosenProducts } from "./compare-state.ts";

export interface CompareStore extends Omit<Value<CompareState>, "setState"> {
  change: (by: (state: CompareState) => CompareState) => void;
}

const stores = new Map<Country, CompareStore>();

/** A page has one store, so that its toggles and the tray show the same products. */
export function comparedHere(country: Country): CompareStore {
  const store = stores.get(country) ?? createCompareStore(country);
  stores.set(country, store);
  return store;
}

/** The compared products on this device, by country. Without storage they last as long as the page. */
export function createCompareStore(country: Country): CompareStore {
  const key = `atrium:compared:${country}`;
  const read = (kept: unknown) => ({ chosen: readChosenProducts(kept).slice(0, MAX_COMPARED) });
  const { setState, ...state } = createValue<CompareState>(read(readStoredJson("device", key)));
  onStorageChange(
    (changed) => changed === key,
    () => {
      const kept = readStoredJson("device", key);
      if (kept !== undefined) setState(read(kept));
    },
  );
  return {
    ...state,
    change(by) {
      const next = by(state.getState());
      if (next === state.getState()) return;
      // An empty list is deleted, because any stored list makes every page load the tray.
      const isKept = store("device", key, next.chosen.length > 0 ? next.chosen : null);
      setState(isKept ? next : { ...next, isFleeting: true });
    },
  };
}
