import { AsyncLocalStorage } from "node:async_hooks";

interface Notes {
  dependencies: Set<string>;
  hasFailure: boolean;
  isStale: boolean;
  /** A part comes from an upstream, which does not announce its changes. */
  mayChangeUnannounced: boolean;
}

const collecting = new AsyncLocalStorage<Notes>();

/**
 * Renders a page and collects its dependencies, whether a part of it failed, and whether a part is stale. Every read
 * in the backends reports itself here, so that the names need not be passed through all layers.
 */
export async function collectDependencies<Made>(
  make: () => Promise<Made>,
): Promise<{ made: Made } & Readonly<Notes>> {
  const notes: Notes = {
    dependencies: new Set(),
    hasFailure: false,
    isStale: false,
    mayChangeUnannounced: false,
  };
  const made = await collecting.run(notes, make);
  return { made, ...notes };
}

/** Does nothing when no page is being rendered, for example for a call from outside. */
export function noteDependency(name: string): void {
  collecting.getStore()?.dependencies.add(name);
}

/** A part of the page could not be loaded, so the page is incomplete. */
export function noteFailure(): void {
  const notes = collecting.getStore();
  if (notes) notes.hasFailure = true;
}

/** Changes of a part of the page are not announced. */
export function noteUnannounced(): void {
  const notes = collecting.getStore();
  if (notes) notes.mayChangeUnannounced = true;
}

/** An upstream failed, and the page shows a stale response. */
export function noteStale(): void {
  const notes = collecting.getStore();
  if (notes) notes.isStale = true;
}
