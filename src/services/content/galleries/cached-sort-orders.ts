import type { Database } from "../../../platform/database/database.ts";
import type { SortOrders } from "./sort-order-sets.ts";

/** 64 MB for each database. */
const MAX_SORT_ORDERS = 8_000_000;

interface Kept {
  lists: Map<unknown, List>;
  sortOrders: number;
}

interface List {
  finding: Promise<SortOrders>;
  /** 0 while the list is being read. */
  length: number;
}

const memories = new WeakMap<Database, Kept>();

export async function cacheSortOrders(
  database: Database,
  key: unknown,
  find: () => Promise<SortOrders>,
): Promise<SortOrders> {
  const kept = memories.get(database) ?? { lists: new Map(), sortOrders: 0 };
  memories.set(database, kept);
  const known = kept.lists.get(key);
  const list = known ?? { finding: find(), length: 0 };
  // The most recently used one is removed last.
  kept.lists.delete(key);
  kept.lists.set(key, list);
  if (known) return known.finding;
  try {
    const sortOrders = await list.finding;
    if (kept.lists.get(key) === list) count(kept, list, sortOrders.length);
    return sortOrders;
  } catch (error) {
    kept.lists.delete(key);
    throw error;
  }
}

export function clearSortOrders(database: Database): void {
  memories.delete(database);
}

function count(kept: Kept, list: List, length: number): void {
  list.length = length;
  kept.sortOrders += length;
  for (const [key, oldest] of kept.lists) {
    if (kept.sortOrders <= MAX_SORT_ORDERS || oldest === list) return;
    kept.lists.delete(key);
    kept.sortOrders -= oldest.length;
  }
}
