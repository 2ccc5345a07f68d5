import type { SavedDesign } from "./saved-design.ts";

/**
 * Full: the list holds as many as it can. Refused: whoever keeps it would not. Failed: nobody has answered. Guest: it waits
 * for somebody to log in, who is on the way there.
 */
export type SaveOutcome = "saved" | "full" | "refused" | "failed" | "guest";

/** Where saved designs are kept, the newest first: on the device, or with an account. */
export interface WishlistStore {
  place: "device" | "account";
  /** The same list until it changes. */
  list(): readonly SavedDesign[];
  add(design: SavedDesign): Promise<SaveOutcome>;
  /** Whether it is out. */
  remove(key: string): Promise<boolean>;
  /** Whether it is being saved or taken out at this moment (WL-05). */
  isBusy(key: string): boolean;
  /** Also when another tab changed it. What comes back ends it. */
  subscribe(listener: () => void): () => void;
}
