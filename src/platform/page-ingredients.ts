import { AsyncLocalStorage } from "node:async_hooks";

interface Notes {
  ingredients: Set<string>;
  hasFailure: boolean;
  isStale: boolean;
}

const collecting = new AsyncLocalStorage<Notes>();

/**
 * Makes a page and tells what it was made from, whether a part of it failed, and whether a part is
 * from before. What is read on the way, however deep in
 * the backends, notes itself here, so that nobody between the page and the tables has to hand the names through.
 */
export async function collectIngredients<Made>(
  make: () => Promise<Made>,
): Promise<{ made: Made } & Readonly<Notes>> {
  const notes: Notes = { ingredients: new Set(), hasFailure: false, isStale: false };
  const made = await collecting.run(notes, make);
  return { made, ...notes };
}

/** Does nothing where no page is being made, as when a call comes from outside. */
export function noteIngredient(name: string): void {
  collecting.getStore()?.ingredients.add(name);
}

/** Something that the page wanted to show could not be had: it is poorer than it should be. */
export function noteFailure(): void {
  const notes = collecting.getStore();
  if (notes) notes.hasFailure = true;
}

/** A host had nothing new, and the page shows what it said before. */
export function noteStale(): void {
  const notes = collecting.getStore();
  if (notes) notes.isStale = true;
}
