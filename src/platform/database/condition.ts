import { type DatabaseFailure, databaseFailureOf } from "./health/database-failure.ts";

export interface Condition {
  /** The failure since the last successful write; damage stays, because a successful write does not repair it. */
  readonly failure: DatabaseFailure | undefined;
  note(error: unknown): void;
  noteFailure(failure: DatabaseFailure): void;
  noteStored(): void;
  /** Called on each change, including the end of a failure. */
  onChange(listener: (failure: DatabaseFailure | undefined) => void): void;
}

export function createCondition(): Condition {
  const listeners: ((failure: DatabaseFailure | undefined) => void)[] = [];
  let failure: DatabaseFailure | undefined;

  function change(next: DatabaseFailure | undefined): void {
    if (next === failure || failure === "damaged") return;
    failure = next;
    for (const listener of listeners) listener(next);
  }

  return {
    get failure() {
      return failure;
    },
    note(error) {
      const found = databaseFailureOf(error);
      if (found) change(found);
    },
    noteFailure: change,
    noteStored: () => change(undefined),
    onChange: (listener) => void listeners.push(listener),
  };
}
