import type { Database } from "../../../platform/database/database.ts";
import type { Direction } from "./gallery-statements.ts";
import { countUpTo, type Places } from "./place-sets.ts";
import { readAt } from "./read-at.ts";
import { END, placeOf } from "./read-page.ts";
import type { StoredDocument } from "./stored-document.ts";
import type { PreparedGallery, WalkedGallery } from "./work-out-gallery.ts";

export interface Neighbours {
  previous: StoredDocument | undefined;
  next: StoredDocument | undefined;
}

/** What stands before and after a place, which need not be one of the gallery; beyond the last is the first. */
export async function readNeighbours(
  database: Database,
  gallery: PreparedGallery,
  place: number,
): Promise<Neighbours> {
  if (gallery.kind === "listed") return readNeighboursIn(database, await gallery.places(), place);
  if (gallery.total === 0) return { previous: undefined, next: undefined };
  const rows = await database.read<StoredDocument>(gallery.neighbours()({ beyond: place }));
  const next = rows.find((row) => placeOf(row) > place) ?? (await readFirst(database, gallery, "asc"));
  const previous = rows.find((row) => placeOf(row) < place) ?? (await readFirst(database, gallery, "desc"));
  const others = (row: StoredDocument | undefined) => (row && placeOf(row) !== place ? row : undefined);
  return { previous: others(previous), next: others(next) };
}

/** The same among places that are known. */
export async function readNeighboursIn(
  database: Database,
  places: Places,
  place: number,
): Promise<Neighbours> {
  const next = places[countUpTo(places, place)] ?? places[0];
  const previous = places[countUpTo(places, place - 1) - 1] ?? places.at(-1);
  const wanted = new Set([previous ?? place, next ?? place].filter((other) => other !== place));
  const rows = await readAt(database, Float64Array.from(wanted));
  const rowAt = (other: number | undefined) => rows.find((row) => row.place === other);
  return { previous: rowAt(previous), next: rowAt(next) };
}

async function readFirst(database: Database, { walk }: WalkedGallery, direction: Direction) {
  const first = walk(direction, 1)({ beyond: END[direction] });
  return (await database.read<StoredDocument>(first))[0];
}
