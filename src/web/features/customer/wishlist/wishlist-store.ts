import { keyOf, type SavedDesign } from "./saved-design.ts";

/** full: the list is full. refused: it could not be stored. failed: no response. guest: it waits for a login. */
export type SaveOutcome = "saved" | "full" | "refused" | "failed" | "guest";

export interface WishlistStore {
  storage: "device" | "account";
  list(): readonly SavedDesign[];
  add(design: SavedDesign): Promise<SaveOutcome>;
  remove(key: string): Promise<boolean>;
  /** Whether the design is being saved or removed at this moment (WL-05). */
  isBusy(key: string): boolean;
  /** The listener is also called after changes by another tab. Returns the function that unsubscribes it. */
  subscribe(listener: () => void): () => void;
}

interface GuestParts {
  kept: WishlistStore;
  /** The designs that a visitor saved before the login, of all countries: `looksToAdd` (WL-08). */
  waiting: WishlistStore;
  choice: { isHere(): boolean; chooseHere(): void };
  isHere: (design: SavedDesign) => boolean;
  logIn: () => Promise<void>;
}

export interface GuestStore extends WishlistStore {
  kept: WishlistStore;
  listWaiting(): readonly SavedDesign[];
  stopWaiting(key: string): Promise<boolean>;
  /** Continues without a login: the waiting designs and all later ones are stored on this device. */
  keepHere(): Promise<void>;
}

/**
 * For visitors who are not logged in: a heart stores the design until the login and opens the login page. They may
 * choose to store everything on this device.
 */
export function createGuestStore({ kept, waiting, choice, isHere, logIn }: GuestParts): GuestStore {
  const takenOut = new Set<string>();
  const listWaiting = () => waiting.list().filter(isHere);
  const all = () => {
    const keys = new Set(kept.list().map(keyOf));
    return [...listWaiting().filter((design) => !keys.has(keyOf(design))), ...kept.list()];
  };
  let list = all();
  // This subscription comes first, so that later listeners see the new list.
  for (const store of [kept, waiting])
    store.subscribe(() => {
      list = all();
    });

  return {
    storage: "device",
    kept,
    list: () => list,
    isBusy: () => false,
    async add(design) {
      // A design that was just removed returns to the store that it was in.
      if (choice.isHere() || takenOut.delete(keyOf(design))) return kept.add(design);
      await waiting.add(design);
      await logIn();
      return "guest";
    },
    async remove(key) {
      takenOut.add(key);
      const isOut = await kept.remove(key);
      return (await waiting.remove(key)) && isOut;
    },
    subscribe(listener) {
      const ends = [kept.subscribe(listener), waiting.subscribe(listener)];
      return () => {
        for (const end of ends) end();
      };
    },
    listWaiting,
    stopWaiting: (key) => waiting.remove(key),
    async keepHere() {
      choice.chooseHere();
      for (const design of listWaiting().toReversed())
        if ((await kept.add(design)) === "saved") await waiting.remove(keyOf(design));
    },
  };
}
