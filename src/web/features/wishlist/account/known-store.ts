import type { Country } from "../../../../editions/regions.ts";
import type { SavedDesign } from "../saved-design.ts";
import type { WishlistStore } from "../wishlist-store.ts";

const NONE: readonly SavedDesign[] = [];

/** The account's list for a page that does not wait: what asks for it is loaded for whoever is logged in, and for nobody else. */
export function createKnownStore(country: Country): WishlistStore {
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  let account: WishlistStore | undefined;
  const loaded = import("./account-store.ts").then(({ createAccountStore }) => {
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
