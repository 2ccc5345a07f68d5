import { AsyncLocalStorage } from "node:async_hooks";

const collecting = new AsyncLocalStorage<Set<string>>();

/**
 * Makes a page and tells what it was made from. What is read on the way, however deep in the backends, notes itself
 * here, so that nobody between the page and the tables has to hand the names through.
 */
export async function collectIngredients<Made>(
  make: () => Promise<Made>,
): Promise<{ made: Made; ingredients: ReadonlySet<string> }> {
  const ingredients = new Set<string>();
  const made = await collecting.run(ingredients, make);
  return { made, ingredients };
}

/** Does nothing where no page is being made, as when a call comes from outside. */
export function noteIngredient(name: string): void {
  collecting.getStore()?.add(name);
}
