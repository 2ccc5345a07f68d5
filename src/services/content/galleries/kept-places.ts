import type { Database } from "../../../platform/database/database.ts";
import type { Places } from "./place-sets.ts";

/** 64 MB for each database. */
const MOST_PLACES = 8_000_000;

interface Kept {
  lists: Map<unknown, List>;
  places: number;
}

interface List {
  finding: Promise<Places>;
  /** Nothing while it is being found. */
  length: number;
}

const memories = new WeakMap<Database, Kept>();

export async function keepPlaces(
  database: Database,
  key: unknown,
  find: () => Promise<Places>,
): Promise<Places> {
  const kept = memories.get(database) ?? { lists: new Map(), places: 0 };
  memories.set(database, kept);
  const known = kept.lists.get(key);
  const list = known ?? { finding: find(), length: 0 };
  // The last that was asked for is the last to be let go.
  kept.lists.delete(key);
  kept.lists.set(key, list);
  if (known) return known.finding;
  try {
    const places = await list.finding;
    if (kept.lists.get(key) === list) count(kept, list, places.length);
    return places;
  } catch (error) {
    kept.lists.delete(key);
    throw error;
  }
}

export function forgetPlaces(database: Database): void {
  memories.delete(database);
}

function count(kept: Kept, list: List, length: number): void {
  list.length = length;
  kept.places += length;
  for (const [key, oldest] of kept.lists) {
    if (kept.places <= MOST_PLACES || oldest === list) return;
    kept.lists.delete(key);
    kept.places -= oldest.length;
  }
}
