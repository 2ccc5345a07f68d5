import type { Country } from "../../../../../editions/regions.ts";
import { onKeptElsewhere } from "../../../../frame/kept-elsewhere.ts";
import { type CompareStore, createCompareStore } from "./compare-store.ts";

const DEVICE = { storage: () => localStorage, onElsewhere: onKeptElsewhere };
const stores = new Map<Country, CompareStore>();

/** The one store of this page: its toggles and the tray speak of the same products. */
export function comparedHere(country: Country): CompareStore {
  const store = stores.get(country) ?? createCompareStore(country, DEVICE);
  stores.set(country, store);
  return store;
}
