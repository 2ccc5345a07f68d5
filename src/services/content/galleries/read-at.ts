import type { Database } from "../../../platform/database/database.ts";
import { textForSortOrders } from "./gallery-statements.ts";
import type { SortOrders } from "./sort-order-sets.ts";
import type { StoredDocument } from "./stored-document.ts";

const texts = new Map<string, string>();

export async function readAt(database: Database, sortOrders: SortOrders): Promise<StoredDocument[]> {
  if (sortOrders.length === 0) return [];
  const sql = textOf(database, sortOrders.length);
  const rows = await database.readContent<StoredDocument>({ sql, parameters: [...sortOrders] });
  const bySortOrder = new Map(rows.map((row) => [row.sort_order, row]));
  return [...sortOrders].flatMap((sortOrder) => bySortOrder.get(sortOrder) ?? []);
}

function textOf(database: Database, count: number): string {
  const key = `${database.engine} ${count}`;
  const text = texts.get(key) ?? textForSortOrders(database, count);
  texts.set(key, text);
  return text;
}
