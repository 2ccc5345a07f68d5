import type { Database } from "../../../platform/database/database.ts";
import { CONTENT_CHANNEL } from "../content-channel.ts";
import { clearSortOrders } from "./cached-sort-orders.ts";
import { type Gallery, typesOf } from "./document-gallery.ts";
import { type PreparedGallery, prepareScan } from "./prepare-scan.ts";

interface Memory {
  galleries: Map<string, Promise<PreparedGallery>>;
  listening: Promise<unknown>;
}

const MAX_GALLERIES = 1_000;

const memories = new WeakMap<Database, Memory>();

/** Prepares a gallery on its first use, and again after documents have changed. */
export async function prepareGallery(database: Database, gallery: Gallery): Promise<PreparedGallery> {
  const { galleries, listening } = memoryOf(database);
  // Nothing may be cached before this process listens for changes.
  await listening;
  const key = JSON.stringify([typesOf(gallery), gallery.filters]);
  const known = galleries.get(key);
  const preparing = known ?? prepareScan(database, gallery);
  // The most recently used one is removed last.
  galleries.delete(key);
  galleries.set(key, preparing);
  if (known) return known;
  for (const oldest of galleries.keys()) {
    if (galleries.size <= MAX_GALLERIES) break;
    galleries.delete(oldest);
  }
  preparing.catch(() => galleries.delete(key));
  return preparing;
}

export function forgetGalleries(database: Database): void {
  clearSortOrders(database);
  memories.get(database)?.galleries.clear();
}

function memoryOf(database: Database): Memory {
  const known = memories.get(database);
  if (known) return known;
  const forget = () => forgetGalleries(database);
  const memory = { galleries: new Map(), listening: database.listen(CONTENT_CHANNEL, forget, forget) };
  memories.set(database, memory);
  memory.listening.catch(() => memories.delete(database));
  return memory;
}
