import type { Database } from "../../../platform/database/database.ts";
import { cacheSortOrders } from "./cached-sort-orders.ts";
import type { Gallery as AskedGallery } from "./document-gallery.ts";
import { findSortOrders } from "./find-sort-orders.ts";
import { type Direction, farScanTemplate, neighboursTemplate, scanTemplate } from "./gallery-statements.ts";
import { type Part, planGallery } from "./plan-gallery.ts";
import { asScanned, type ScannedPart } from "./scanned-galleries.ts";
import type { SortOrders } from "./sort-order-sets.ts";

export type PreparedGallery = ListedGallery | ScannedGallery;

interface Gallery {
  parts: readonly Part[];
  total: number;
  sortOrders(): Promise<SortOrders>;
  keys: { sortOrders: symbol; bySlug: symbol };
}

interface ListedGallery extends Gallery {
  kind: "listed";
}

export interface ScannedGallery extends Gallery {
  kind: "walked";
  anchors: PageAnchors;
  walk(direction: Direction, limit: number): ReturnType<typeof scanTemplate>;
  farWalk(direction: Direction, limit: number): ReturnType<typeof farScanTemplate>;
  neighbours(): ReturnType<typeof neighboursTemplate>;
}

export async function prepareScan(database: Database, asked: AskedGallery): Promise<PreparedGallery> {
  const parts = await planGallery(database, asked);
  const keys = { sortOrders: Symbol("sort orders"), bySlug: Symbol("by slug") };
  const sortOrders = () => cacheSortOrders(database, keys.sortOrders, () => findSortOrders(database, parts));
  const sources = asScanned(parts);
  if (!sources) return { kind: "listed", parts, total: (await sortOrders()).length, sortOrders, keys };
  const total = await countScanned(database, sources);
  return { kind: "walked", parts, total, sortOrders, keys, ...walksOf(database, sources) };
}

function walksOf(
  database: Database,
  sources: readonly ScannedPart[],
): Pick<ScannedGallery, "anchors" | "walk" | "farWalk" | "neighbours"> {
  return {
    anchors: pageAnchors(),
    walk: builtOnce((direction: Direction, limit: number) =>
      scanTemplate(database, sources, direction, limit),
    ),
    farWalk: builtOnce((direction: Direction, limit: number) =>
      farScanTemplate(database, sources, direction, limit),
    ),
    neighbours: builtOnce(() => neighboursTemplate(database, sources)),
  };
}

/** Builds a value on first use. */
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

async function countScanned(database: Database, sources: readonly ScannedPart[]): Promise<number> {
  let total = 0;
  for (const { part, source, except } of sources) {
    total += source.documents;
    if (!except) continue;
    const both = { ...part, any: [[source], [except]], none: [] };
    total -= source === part.scope.every ? except.documents : (await findSortOrders(database, [both])).length;
  }
  return total;
}

interface Anchor {
  offset: number;
  sortOrder: number;
}

interface PageAnchors {
  before(offset: number): Anchor;
  add(anchor: Anchor): void;
}

const MAX_ANCHORS = 2_000;

/**
 * The starts and ends of pages that were read before: both engines must read all rows before an offset, so a deep
 * page is read from the nearest of these.
 */
function pageAnchors(): PageAnchors {
  const anchors: Anchor[] = [{ offset: 0, sortOrder: Number.MIN_SAFE_INTEGER }];

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
    before: (offset) => anchors[indexAfter(offset) - 1] ?? { offset: 0, sortOrder: Number.MIN_SAFE_INTEGER },
    add(anchor) {
      const index = indexAfter(anchor.offset);
      if (anchors.length >= MAX_ANCHORS || anchors[index - 1]?.offset === anchor.offset) return;
      anchors.splice(index, 0, anchor);
    },
  };
}
