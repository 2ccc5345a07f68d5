import type { Country } from "../../../../../editions/regions.ts";
import { keep, keptJson, onKeptElsewhere } from "../../../../frame/state/browser-storage.ts";
import { createValue, type Value } from "../../../../frame/state/store.ts";
import { type CompareState, MOST_COMPARED, readChosenProducts } from "./compare-state.ts";

export interface CompareStore extends Omit<Value<CompareState>, "setState"> {
  change: (by: (state: CompareState) => CompareState) => void;
}

const stores = new Map<Country, CompareStore>();

/** The one store of a page: its toggles and the tray speak of the same products. */
export function comparedHere(country: Country): CompareStore {
  const store = stores.get(country) ?? createCompareStore(country);
  stores.set(country, store);
  return store;
}

/** What is compared on this device, by country. Without storage it lasts as long as the page. */
export function createCompareStore(country: Country): CompareStore {
  const key = `atrium:compared:${country}`;
  const read = (kept: unknown) => ({ chosen: readChosenProducts(kept).slice(0, MOST_COMPARED) });
  const { setState, ...state } = createValue<CompareState>(read(keptJson("device", key)));
  onKeptElsewhere(
    (changed) => changed === key,
    () => {
      const kept = keptJson("device", key);
      if (kept !== undefined) setState(read(kept));
    },
  );
  return {
    ...state,
    change(by) {
      const next = by(state.getState());
      if (next === state.getState()) return;
      // An empty list is deleted: whatever is kept wakes the tray on every page.
      const isKept = keep("device", key, next.chosen.length > 0 ? next.chosen : null);
      setState(isKept ? next : { ...next, isFleeting: true });
    },
  };
}
