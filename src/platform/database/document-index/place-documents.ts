import { type Kysely, sql } from "kysely";
import type { Schema } from "../schema.ts";
import { assignPlaces } from "./assign-places.ts";
import { compareOrder, type OrderKey } from "./compare-order.ts";

export interface Unplaced extends OrderKey {
  /** Kept where it is given. */
  place: number | null;
}

interface Placed extends OrderKey {
  place: number;
}

const FEW_NEIGHBOURS = 32;

/**
 * Where each of the documents will stand, by id, and the neighbours that have to move for them. They come in order, and
 * what the tables say of them counts no more.
 */
export async function placeDocuments(
  db: Kysely<Schema>,
  documents: readonly Unplaced[],
): Promise<{ places: Map<string, number>; moved: Placed[] }> {
  const ids = new Set(documents.map(({ id }) => id));
  for (let reach = FEW_NEIGHBOURS; ; reach *= 8) {
    const { neighbours, after, before } = await readNeighbours(db, documents, reach);
    const others = neighbours.filter(({ id }) => !ids.has(id));
    const row: Unplaced[] = [...others, ...documents].sort(compareOrder);
    const found = assignPlaces(
      row.map(({ place }) => place),
      { after, before },
    );
    if (!found) continue;
    const placed = row.map((document, index) => ({ ...document, place: found[index] ?? 0 }));
    const moved = placed.filter(({ id, place }, index) => !ids.has(id) && place !== row[index]?.place);
    return { places: new Map(placed.map(({ id, place }) => [id, place])), moved };
  }
}

async function readNeighbours(db: Kysely<Schema>, documents: readonly Unplaced[], reach: number) {
  const [first, last] = [documents[0], documents.at(-1)];
  if (!first || !last) return { neighbours: [] };
  const before = await beyond(db, first, "<", reach);
  const after = await beyond(db, last, ">", reach);
  const between = await sql<Placed>`
    select id, slug, position, place from documents
    where (position, slug, id) >= (${first.position}, ${first.slug}, ${first.id})
      and (position, slug, id) <= (${last.position}, ${last.slug}, ${last.id})
      and place is not null
  `.execute(db);
  return {
    neighbours: [...before.slice(0, reach), ...between.rows, ...after.slice(0, reach)],
    after: before[reach]?.place,
    before: after[reach]?.place,
  };
}

async function beyond(
  db: Kysely<Schema>,
  { position, slug, id }: OrderKey,
  sign: "<" | ">",
  reach: number,
): Promise<Placed[]> {
  const direction = sql.raw(sign === "<" ? "desc" : "asc");
  const { rows } = await sql<Placed>`
    select id, slug, position, place from documents
    where (position, slug, id) ${sql.raw(sign)} (${position}, ${slug}, ${id}) and place is not null
    order by position ${direction}, slug ${direction}, id ${direction}
    limit ${reach + 1}
  `.execute(db);
  return rows;
}
