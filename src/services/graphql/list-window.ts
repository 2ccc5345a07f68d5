import type { Database } from "../../platform/database/database.ts";
import { listDocuments } from "../content/document-store.ts";
import type { StoredDocument } from "../content/galleries/stored-document.ts";

type Gallery = Parameters<typeof listDocuments>[1];

/** Documents by how many to leave out. Where that is not the beginning of a page, the window lies on two of them. */
export async function listWindow(
  database: Database,
  gallery: Gallery,
  { start, count }: { start: number; count: number },
): Promise<{ rows: StoredDocument[]; total: number }> {
  const page = Math.floor(start / count);
  const skipped = start % count;
  const first = await listDocuments(database, gallery, { page, size: count, sort: "position" });
  if (skipped === 0) return first;
  const second = await listDocuments(database, gallery, { page: page + 1, size: count, sort: "position" });
  return { rows: [...first.rows, ...second.rows].slice(skipped, skipped + count), total: first.total };
}
