import { type Trouble, troubleOf } from "./health/trouble.ts";

export interface Condition {
  /** Since it was last seen to store something; damage stays, because storing elsewhere does not mend it. */
  readonly trouble: Trouble | undefined;
  note(error: unknown): void;
  noteTrouble(trouble: Trouble): void;
  noteStored(): void;
  /** Called with each change, also with the one that ends a trouble. */
  onChange(listener: (trouble: Trouble | undefined) => void): void;
}

export function createCondition(): Condition {
  const listeners: ((trouble: Trouble | undefined) => void)[] = [];
  let trouble: Trouble | undefined;

  function change(next: Trouble | undefined): void {
    if (next === trouble || trouble === "damaged") return;
    trouble = next;
    for (const listener of listeners) listener(next);
  }

  return {
    get trouble() {
      return trouble;
    },
    note(error) {
      const found = troubleOf(error);
      if (found) change(found);
    },
    noteTrouble: change,
    noteStored: () => change(undefined),
    onChange: (listener) => void listeners.push(listener),
  };
}
