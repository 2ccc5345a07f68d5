import type { Database } from "../../../platform/database/database.ts";
import type { Places } from "./place-sets.ts";

/** 64 MB for each database. */
const MOST_PLACES = 8_000_000;

interface Kept {
  lists: Map<unknown, Promise<Places>>;
  /** In all of them. */
  places: number;
}

const memories = new WeakMap<Database, Kept>();

/** What was found under this key before, or what is found now; it is kept until documents change or others need the room. */
export async function keepPlaces(
  database: Database,
  key: unknown,
  find: () => Promise<Places>,
): Promise<Places> {
  const kept = memories.get(database) ?? { lists: new Map(), places: 0 };
  memories.set(database, kept);
  const known = kept.lists.get(key);
  const finding = known ?? find();
  // The last that was asked for is the last to be let go.
  kept.lists.delete(key);
  kept.lists.set(key, finding);
  if (known) return known;
  try {
    const places = await finding;
    await makeRoom(kept, places.length);
    return places;
  } catch (error) {
    kept.lists.delete(key);
    throw error;
  }
}

export function forgetPlaces(database: Database): void {
  memories.delete(database);
}

async function makeRoom(kept: Kept, more: number): Promise<void> {
  kept.places += more;
  for (const [key, list] of kept.lists) {
    if (kept.places <= MOST_PLACES || kept.lists.size === 1) return;
    kept.lists.delete(key);
    kept.places -= (await list).length;
  }
}
