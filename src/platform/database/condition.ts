import { type DatabaseFailure, databaseFailureOf } from "./health/database-failure.ts";

export interface Condition {
  /** The failure since the last successful write; damage stays, because a successful write does not repair it. */
  readonly trouble: DatabaseFailure | undefined;
  note(error: unknown): void;
  noteTrouble(trouble: DatabaseFailure): void;
  noteStored(): void;
  /** Called on each change, including the end of a failure. */
  onChange(listener: (trouble: DatabaseFailure | undefined) => void): void;
}

export function createCondition(): Condition {
  const listeners: ((trouble: DatabaseFailure | undefined) => void)[] = [];
  let trouble: DatabaseFailure | undefined;

  function change(next: DatabaseFailure | undefined): void {
    if (next === trouble || trouble === "damaged") return;
    trouble = next;
    for (const listener of listeners) listener(next);
  }

  return {
    get trouble() {
      return trouble;
    },
    note(error) {
      const found = databaseFailureOf(error);
      if (found) change(found);
    },
    noteTrouble: change,
    noteStored: () => change(undefined),
    onChange: (listener) => void listeners.push(listener),
  };
}
