import type { Country } from "../../../editions/regions.ts";
import { onKeptElsewhere } from "../../frame/kept-elsewhere.ts";
import { createDeviceStore } from "./device-store.ts";
import type { WishlistStore } from "./wishlist-store.ts";

const DEVICE = { storage: () => localStorage, onElsewhere: onKeptElsewhere };
const stores = new Map<Country, WishlistStore>();

/** The one store of this page: hearts, the header's count and the drawer speak of the same designs. */
export function savedDesigns(country: Country): WishlistStore {
  const store = stores.get(country) ?? createDeviceStore(country, DEVICE);
  stores.set(country, store);
  return store;
}
