import { type Kysely, sql } from "kysely";
import type { Schema } from "../schema.ts";
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

/** Room left after each document at first: a list may grow tenfold in its middle before a neighbour has to move. */
const STEP = 1024;
/** What neighbours that have to move leave between them, so that they need not move again soon. */
const SPARE = 16;

interface Ends {
  /** Places that must stay free, with everything beyond them; open where nothing stands there. */
  after?: number | undefined;
  before?: number | undefined;
}

/**
 * Gives a place to each of a row of neighbours that has none, and moves others only where there is no room between
 * them. Nothing where even moving all of them would not make room: then more neighbours have to be looked at.
 */
export function assignPlaces(row: readonly (number | null)[], ends: Ends): number[] | undefined {
  const places = [...row];
  for (let start = places.indexOf(null); start >= 0; start = places.indexOf(null, start)) {
    const gap = widen(places, start, ends);
    if (!gap) return undefined;
    fill(places, gap, ends);
  }
  return places.filter((place) => place !== null);
}

interface Gap {
  first: number;
  last: number;
}

/** Takes neighbours on both sides along until there is room for all. */
function widen(places: readonly (number | null)[], start: number, ends: Ends): Gap | undefined {
  const gap = { first: start, last: start };
  while (places[gap.last + 1] === null) gap.last += 1;
  for (let spare = 1; room(places, gap, ends) < spare; spare = SPARE) {
    if (gap.first === 0 && gap.last === places.length - 1) return undefined;
    if (gap.first > 0) gap.first -= 1;
    if (gap.last < places.length - 1) gap.last += 1;
    while (places[gap.last + 1] === null) gap.last += 1;
  }
  return gap;
}

function room(places: readonly (number | null)[], { first, last }: Gap, ends: Ends): number {
  const { low, high } = boundsOf(places, { first, last }, ends);
  return low === undefined || high === undefined ? STEP : Math.floor((high - low) / (last - first + 2));
}

function fill(places: (number | null)[], gap: Gap, ends: Ends): void {
  const { low, high } = boundsOf(places, gap, ends);
  const step = room(places, gap, ends);
  const count = gap.last - gap.first + 1;
  const from = low ?? (high === undefined ? 0 : high - step * (count + 1));
  for (let index = 0; index < count; index += 1) places[gap.first + index] = from + step * (index + 1);
}

function boundsOf(places: readonly (number | null)[], { first, last }: Gap, ends: Ends) {
  return { low: places[first - 1] ?? ends.after, high: places[last + 1] ?? ends.before };
}
