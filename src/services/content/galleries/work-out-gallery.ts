import type { Database } from "../../../platform/database/database.ts";
import { findPlaces } from "./find-places.ts";
import type { Gallery as AskedGallery } from "./gallery.ts";
import { type Direction, farWalkTemplate, neighboursTemplate, walkTemplate } from "./gallery-statements.ts";
import { keepPlaces } from "./kept-places.ts";
import { type PageAnchors, pageAnchors } from "./page-anchors.ts";
import type { Places } from "./place-sets.ts";
import { type Part, planGallery } from "./plan-gallery.ts";
import { asWalked, type WalkedPart } from "./walked-galleries.ts";

/** What is worked out once for a gallery and holds until documents change. */
export type PreparedGallery = ListedGallery | WalkedGallery;

interface Gallery {
  parts: readonly Part[];
  total: number;
  /** Every place, in order. */
  places(): Promise<Places>;
  /** What its lists are kept under. */
  keys: { places: symbol; bySlug: symbol };
}

/** Its documents are put together from several facets. */
interface ListedGallery extends Gallery {
  kind: "listed";
}

/** Its documents are read from the index, page by page. */
export interface WalkedGallery extends Gallery {
  kind: "walked";
  /** Where pages of it began. */
  anchors: PageAnchors;
  /** So many documents beyond a place. */
  walk(direction: Direction, limit: number): ReturnType<typeof walkTemplate>;
  /** The same after passing others. */
  farWalk(direction: Direction, limit: number): ReturnType<typeof farWalkTemplate>;
  neighbours(): ReturnType<typeof neighboursTemplate>;
}

export async function workOutGallery(database: Database, asked: AskedGallery): Promise<PreparedGallery> {
  const parts = await planGallery(database, asked);
  const keys = { places: Symbol("places"), bySlug: Symbol("by slug") };
  const places = () => keepPlaces(database, keys.places, () => findPlaces(database, parts));
  const sources = asWalked(parts);
  if (!sources) return { kind: "listed", parts, total: (await places()).length, places, keys };
  const total = await countWalked(database, sources);
  return { kind: "walked", parts, total, places, keys, ...walksOf(database, sources) };
}

function walksOf(
  database: Database,
  sources: readonly WalkedPart[],
): Pick<WalkedGallery, "anchors" | "walk" | "farWalk" | "neighbours"> {
  return {
    anchors: pageAnchors(),
    walk: builtOnce((direction: Direction, limit: number) =>
      walkTemplate(database, sources, direction, limit),
    ),
    farWalk: builtOnce((direction: Direction, limit: number) =>
      farWalkTemplate(database, sources, direction, limit),
    ),
    neighbours: builtOnce(() => neighboursTemplate(database, sources)),
  };
}

/** When it is first needed. */
function builtOnce<Words extends unknown[], Built>(
  build: (...words: Words) => Built,
): (...words: Words) => Built {
  const built = new Map<string, Built>();
  return (...words) => {
    const key = words.join(" ");
    const known = built.get(key) ?? build(...words);
    built.set(key, known);
    return known;
  };
}

/** From the counts that are kept; only what a facet loses to an exception has to be looked for. */
async function countWalked(database: Database, sources: readonly WalkedPart[]): Promise<number> {
  let total = 0;
  for (const { part, source, except } of sources) {
    total += source.documents;
    if (!except) continue;
    const both = { ...part, any: [[source], [except]], none: [] };
    total -= source === part.scope.every ? except.documents : (await findPlaces(database, [both])).length;
  }
  return total;
}
