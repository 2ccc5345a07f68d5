export interface Store<State extends object> {
  getState: () => Readonly<State>;
  /** As it was made, or carried over from the server. */
  getInitialState: () => Readonly<State>;
  /** Objects are merged one level deep, everything else is replaced. */
  setState: <Slice extends keyof State>(slice: Slice, change: Change<State[Slice]>) => void;
  subscribe: (listener: () => void) => () => void;
}

type Change<Value> = Value extends readonly unknown[] ? Value : Value extends object ? Partial<Value> : Value;

export function createStore<State extends object>(initial: State): Store<State> {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    getState: () => state,
    getInitialState: () => initial,
    setState(slice, change) {
      const before: unknown = state[slice];
      const next: unknown = isRecord(before) && isRecord(change) ? { ...before, ...change } : change;
      if (Object.is(before, next)) return;
      state = { ...state, [slice]: next };
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
