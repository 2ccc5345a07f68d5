import type { Database } from "../../../platform/database/database.ts";
import { textForPlaces } from "./gallery-statements.ts";
import type { Places } from "./place-sets.ts";
import type { StoredDocument } from "./stored-document.ts";

const texts = new Map<string, string>();

export async function readAt(database: Database, places: Places): Promise<StoredDocument[]> {
  if (places.length === 0) return [];
  const sql = textOf(database, places.length);
  const rows = await database.read<StoredDocument>({ sql, parameters: [...places] });
  const byPlace = new Map(rows.map((row) => [row.place, row]));
  return [...places].flatMap((place) => byPlace.get(place) ?? []);
}

function textOf(database: Database, count: number): string {
  const key = `${database.engine} ${count}`;
  const text = texts.get(key) ?? textForPlaces(database, count);
  texts.set(key, text);
  return text;
}
