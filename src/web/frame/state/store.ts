/** A value with listeners; React components read it with useSyncExternalStore. */
export interface Value<State> {
  /** The same object until the state changes. */
  getState: () => State;
  setState: (next: State) => void;
  /** Returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
}

export function createValue<State>(initial: State): Value<State> {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    getState: () => state,
    setState(next) {
      if (Object.is(state, next)) return;
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** One value that consists of slices. */
export interface Store<State extends object> extends Pick<Value<Readonly<State>>, "getState" | "subscribe"> {
  /** The state at creation, or the state from the server. */
  getInitialState: () => Readonly<State>;
  /** Objects are merged one level deep, everything else is replaced. */
  setState: <Slice extends keyof State>(slice: Slice, change: Change<State[Slice]>) => void;
}

type Change<Slice> = Slice extends readonly unknown[] ? Slice : Slice extends object ? Partial<Slice> : Slice;

export function createStore<State extends object>(initial: State): Store<State> {
  const value = createValue(initial);
  return {
    ...value,
    getInitialState: () => initial,
    setState(slice, change) {
      const state = value.getState();
      const before: unknown = state[slice];
      const next: unknown = isRecord(before) && isRecord(change) ? { ...before, ...change } : change;
      if (!Object.is(before, next)) value.setState({ ...state, [slice]: next });
    },
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
