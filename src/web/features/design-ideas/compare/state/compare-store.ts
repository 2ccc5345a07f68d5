import { parseChosenProducts } from "./chosen-product.ts";
import { type CompareState, MOST_COMPARED, NOTHING_COMPARED } from "./compare-state.ts";

interface Device {
  storage: () => Pick<Storage, "getItem" | "setItem" | "removeItem">;
  /** Tells when what is kept under this name has changed by others. */
  onElsewhere: (name: string, tell: () => void) => void;
}

export interface CompareStore {
  /** The same state until it changes. */
  getState: () => CompareState;
  change: (by: (state: CompareState) => CompareState) => void;
  /** Also when another tab changed it. What comes back ends it. */
  subscribe: (listener: () => void) => () => void;
}

/** Under which name the device keeps what is compared, apart for each country: their catalogues differ. */
function compareKey(country: string): string {
  return `atrium:compared:${country}`;
}

/** What is compared, on this device. A browser that keeps nothing compares all the same, for as long as the page is open. */
export function createCompareStore(country: string, device: Device): CompareStore {
  const name = compareKey(country);
  const listeners = new Set<() => void>();
  let state = read(device, name) ?? NOTHING_COMPARED;
  const show = (next: CompareState) => {
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
  };
  device.onElsewhere(name, () => show(read(device, name) ?? state));
  return {
    getState: () => state,
    change(by) {
      const next = by(state);
      if (next === state) return;
      show(keep(device, name, next) ? next : { ...next, isFleeting: true });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function read(device: Device, name: string): CompareState | undefined {
  try {
    return { chosen: parseChosenProducts(device.storage().getItem(name)).slice(0, MOST_COMPARED) };
  } catch {
    // A browser that keeps nothing has nothing to tell.
    return undefined;
  }
}

function keep({ storage }: Device, name: string, { chosen }: CompareState): boolean {
  try {
    // Nothing is kept of nothing: what is kept wakes the tray on every page.
    if (chosen.length === 0) storage().removeItem(name);
    else storage().setItem(name, JSON.stringify(chosen));
    return true;
  } catch {
    // Full, or forbidden by the visitor: the tray says so.
    return false;
  }
}
