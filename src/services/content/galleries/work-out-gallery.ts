import type { Database } from "../../../platform/database/database.ts";
import type { Gallery as AskedGallery } from "./document-gallery.ts";
import { findPlaces } from "./find-places.ts";
import { type Direction, farWalkTemplate, neighboursTemplate, walkTemplate } from "./gallery-statements.ts";
import { keepPlaces } from "./kept-places.ts";
import type { Places } from "./place-sets.ts";
import { type Part, planGallery } from "./plan-gallery.ts";
import { asWalked, type WalkedPart } from "./walked-galleries.ts";

export type PreparedGallery = ListedGallery | WalkedGallery;

interface Gallery {
  parts: readonly Part[];
  total: number;
  places(): Promise<Places>;
  keys: { places: symbol; bySlug: symbol };
}

interface ListedGallery extends Gallery {
  kind: "listed";
}

export interface WalkedGallery extends Gallery {
  kind: "walked";
  anchors: PageAnchors;
  walk(direction: Direction, limit: number): ReturnType<typeof walkTemplate>;
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

interface Anchor {
  offset: number;
  place: number;
}

interface PageAnchors {
  before(offset: number): Anchor;
  add(anchor: Anchor): void;
}

const MOST_ANCHORS = 2_000;

/**
 * Where pages began and ended that were read before: both engines have to pass everything before an offset, so a deep
 * page is read from the nearest of these.
 */
function pageAnchors(): PageAnchors {
  const anchors: Anchor[] = [{ offset: 0, place: Number.MIN_SAFE_INTEGER }];

  /** The index after the last anchor that is not beyond the offset. */
  function indexAfter(offset: number): number {
    let [low, high] = [1, anchors.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((anchors[middle]?.offset ?? 0) <= offset) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  return {
    before: (offset) => anchors[indexAfter(offset) - 1] ?? { offset: 0, place: Number.MIN_SAFE_INTEGER },
    add(anchor) {
      const index = indexAfter(anchor.offset);
      if (anchors.length >= MOST_ANCHORS || anchors[index - 1]?.offset === anchor.offset) return;
      anchors.splice(index, 0, anchor);
    },
  };
}
