import type { Database } from "../../../platform/database/database.ts";
import { CONTENT_CHANNEL } from "../content-channel.ts";
import { type Gallery, typesOf } from "./document-gallery.ts";
import { forgetPlaces } from "./kept-places.ts";
import { type PreparedGallery, workOutGallery } from "./work-out-gallery.ts";

interface Memory {
  galleries: Map<string, Promise<PreparedGallery>>;
  listening: Promise<unknown>;
}

const MOST_GALLERIES = 1_000;

const memories = new WeakMap<Database, Memory>();

/** Works a gallery out when it is first asked for, and again after documents have changed. */
export async function prepareGallery(database: Database, gallery: Gallery): Promise<PreparedGallery> {
  const { galleries, listening } = memoryOf(database);
  // Whoever does not hear of changes must not remember anything.
  await listening;
  const key = JSON.stringify([typesOf(gallery), gallery.filters]);
  const known = galleries.get(key);
  const preparing = known ?? workOutGallery(database, gallery);
  // The last that was asked for is the last to be let go.
  galleries.delete(key);
  galleries.set(key, preparing);
  if (known) return known;
  for (const oldest of galleries.keys()) {
    if (galleries.size <= MOST_GALLERIES) break;
    galleries.delete(oldest);
  }
  preparing.catch(() => galleries.delete(key));
  return preparing;
}

export function forgetGalleries(database: Database): void {
  forgetPlaces(database);
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
