import type { Database } from "../../../platform/database/database.ts";
import type { SortOrder } from "./document-gallery.ts";
import type { Direction } from "./gallery-statements.ts";
import type { PreparedGallery, ScannedGallery } from "./prepare-scan.ts";
import { readAt } from "./read-at.ts";
import { listBySlug } from "./slug-order.ts";
import type { StoredDocument } from "./stored-document.ts";

interface Page {
  offset: number;
  size: number;
  sort: SortOrder;
}

interface Stretch {
  start: number;
  /** Never beyond the end of the gallery. */
  count: number;
  /** The requested size. Statements are built for this size and not for the rest at the end of a gallery. */
  size: number;
}

/** Beyond this offset, reading all sort orders is cheaper than skipping the documents. */
const FAR = 20_000;

export async function readPage(
  database: Database,
  gallery: PreparedGallery,
  { offset, size, sort }: Page,
  far = FAR,
): Promise<StoredDocument[]> {
  const count = Math.min(size, gallery.total - offset);
  if (count <= 0) return [];
  const isReverse = sort.startsWith("-");
  const start = isReverse ? gallery.total - offset - count : offset;
  const inOrder = sort.endsWith("slug")
    ? await readAt(database, (await listBySlug(database, gallery)).slice(start, start + count))
    : await readByPlace(database, gallery, { start, count, size }, far);
  return isReverse ? inOrder.reverse() : inOrder;
}

async function readByPlace(
  database: Database,
  gallery: PreparedGallery,
  stretch: Stretch,
  far: number,
): Promise<StoredDocument[]> {
  const { start, count } = stretch;
  if (gallery.kind === "walked") {
    const fromAnchor = start - gallery.anchors.before(start).offset;
    const fromEnd = gallery.total - start - count;
    if (Math.min(fromAnchor, fromEnd) <= far) return scanTo(database, gallery, stretch);
  }
  return readAt(database, (await gallery.sortOrders()).slice(start, start + count));
}

/** Both engines must read all rows before an offset, so the scan starts at the nearest anchor or end. */
async function scanTo(
  database: Database,
  gallery: ScannedGallery,
  { start, count, size }: Stretch,
): Promise<StoredDocument[]> {
  const anchor = gallery.anchors.before(start);
  const [fromAnchor, fromEnd] = [start - anchor.offset, gallery.total - start - count];
  const isForward = fromAnchor <= fromEnd;
  const direction = isForward ? "asc" : "desc";
  const [beyond, offset] = isForward ? [anchor.sortOrder, fromAnchor] : [END.desc, fromEnd];
  const statement =
    offset === 0
      ? gallery.walk(direction, size)({ beyond })
      : gallery.farWalk(direction, size)({ beyond, offset });
  const rows = await database.readContent<StoredDocument>(statement);
  rows.sort((one, other) => sortOrderOf(one) - sortOrderOf(other));
  const wanted = isForward ? rows.slice(0, count) : rows.slice(-count);
  if (wanted.length === count) addAnchors(gallery, wanted, start);
  return wanted;
}

function addAnchors({ anchors }: ScannedGallery, rows: readonly StoredDocument[], start: number): void {
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) return;
  anchors.add({ offset: start, sortOrder: sortOrderOf(first) - 1 });
  anchors.add({ offset: start + rows.length, sortOrder: sortOrderOf(last) });
}

export function sortOrderOf({ sort_order: sortOrder }: StoredDocument): number {
  return sortOrder ?? 0;
}

/** A sort order beyond the last document, in the direction opposite to the scan. */
export const END: Record<Direction, number> = {
  asc: Number.MIN_SAFE_INTEGER,
  desc: Number.MAX_SAFE_INTEGER,
};
