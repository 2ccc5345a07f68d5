import { MOST_WISHED } from "../../../contracts/wishlist/wishlist-limits.ts";
import { keyOf, parseSavedDesigns, type SavedDesign } from "./saved-design.ts";
import type { WishlistStore } from "./wishlist-store.ts";

interface Device {
  storage: () => Pick<Storage, "getItem" | "setItem">;
  /** Tells when what is kept under this name has changed by others. */
  onElsewhere: (name: string, tell: () => void) => void;
}

/** Keeps designs on the device, under a name. */
export function createDeviceStore(name: string, device: Device): WishlistStore {
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  let designs = parseSavedDesigns(read(device, name));
  device.onElsewhere(name, () => {
    designs = parseSavedDesigns(read(device, name));
    tell();
  });

  function keep(next: SavedDesign[]): boolean {
    if (!write(device, name, JSON.stringify(next))) return false;
    designs = next;
    tell();
    return true;
  }

  return {
    place: "device",
    list: () => designs,
    isBusy: () => false,
    async add(design) {
      const others = designs.filter((other) => keyOf(other) !== keyOf(design));
      if (others.length >= MOST_WISHED) return "full";
      return keep([design, ...others]) ? "saved" : "refused";
    },
    async remove(key) {
      return keep(designs.filter((design) => keyOf(design) !== key));
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function read(device: Device, name: string): string | null {
  try {
    return device.storage().getItem(name);
  } catch {
    // A browser that keeps nothing has nothing to tell.
    return null;
  }
}

function write(device: Device, name: string, text: string): boolean {
  try {
    device.storage().setItem(name, text);
    return true;
  } catch {
    // Full, or forbidden by the visitor: the caller says so.
    return false;
  }
}
