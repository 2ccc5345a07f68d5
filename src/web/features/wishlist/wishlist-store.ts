import type { SavedDesign } from "./saved-design.ts";

/** Full: the list holds as many as it can. Refused: whoever keeps it would not. */
export type SaveOutcome = "saved" | "full" | "refused";

/** Where saved designs are kept, the newest first: on the device, or with an account. */
export interface WishlistStore {
  /** The same list until it changes. */
  list(): readonly SavedDesign[];
  add(design: SavedDesign): Promise<SaveOutcome>;
  remove(key: string): Promise<void>;
  /** Also when another tab changed it. What comes back ends it. */
  subscribe(listener: () => void): () => void;
}
