import { type Kysely, sql } from "kysely";
import type { Schema } from "../schema.ts";
import { compareOrder, type OrderKey } from "./compare-order.ts";

export interface UnsortedDocument extends OrderKey {
  /** A given sort order is unchanged. */
  sortOrder: number | null;
}

interface SortedDocument extends OrderKey {
  sortOrder: number;
}

const FEW_NEIGHBOURS = 32;

/**
 * Returns the new sort order of each document by id, and the neighbours that must move. The documents are given in
 * order, and their stored rows are ignored.
 */
export async function sortDocuments(
  db: Kysely<Schema>,
  documents: readonly UnsortedDocument[],
): Promise<{ sortOrders: Map<string, number>; moved: SortedDocument[] }> {
  const ids = new Set(documents.map(({ id }) => id));
  for (let reach = FEW_NEIGHBOURS; ; reach *= 8) {
    const { neighbours, after, before } = await readNeighbours(db, documents, reach);
    const others = neighbours.filter(({ id }) => !ids.has(id));
    const row: UnsortedDocument[] = [...others, ...documents].sort(compareOrder);
    const found = assignSortOrders(
      row.map(({ sortOrder }) => sortOrder),
      { after, before },
    );
    if (!found) continue;
    const sorted = row.map((document, index) => ({ ...document, sortOrder: found[index] ?? 0 }));
    const moved = sorted.filter(
      ({ id, sortOrder }, index) => !ids.has(id) && sortOrder !== row[index]?.sortOrder,
    );
    return { sortOrders: new Map(sorted.map(({ id, sortOrder }) => [id, sortOrder])), moved };
  }
}

async function readNeighbours(db: Kysely<Schema>, documents: readonly UnsortedDocument[], reach: number) {
  const [first, last] = [documents[0], documents.at(-1)];
  if (!first || !last) return { neighbours: [] };
  const before = await beyond(db, first, "<", reach);
  const after = await beyond(db, last, ">", reach);
  const between = await sql<SortedDocument>`
    select id, slug, position, sort_order as "sortOrder" from documents
    where (position, slug, id) >= (${first.position}, ${first.slug}, ${first.id})
      and (position, slug, id) <= (${last.position}, ${last.slug}, ${last.id})
      and sort_order is not null
  `.execute(db);
  return {
    neighbours: [...before.slice(0, reach), ...between.rows, ...after.slice(0, reach)],
    after: before[reach]?.sortOrder,
    before: after[reach]?.sortOrder,
  };
}

async function beyond(
  db: Kysely<Schema>,
  { position, slug, id }: OrderKey,
  sign: "<" | ">",
  reach: number,
): Promise<SortedDocument[]> {
  const direction = sql.raw(sign === "<" ? "desc" : "asc");
  const { rows } = await sql<SortedDocument>`
    select id, slug, position, sort_order as "sortOrder" from documents
    where (position, slug, id) ${sql.raw(sign)} (${position}, ${slug}, ${id}) and sort_order is not null
    order by position ${direction}, slug ${direction}, id ${direction}
    limit ${reach + 1}
  `.execute(db);
  return rows;
}

/** The first gap after each document: a list may grow tenfold in its middle before a neighbour must move. */
const STEP = 1024;
/** The gap that moved neighbours leave, so that they do not move again soon. */
const SPARE = 16;

interface Ends {
  /** Sort orders that must stay free, with everything beyond them; undefined at an end without documents. */
  after?: number | undefined;
  before?: number | undefined;
}

/**
 * Assigns a sort order to each neighbour without one, and moves others only if there is no gap between them. Returns
 * undefined if moving all of them is not enough: then more neighbours must be read.
 */
export function assignSortOrders(row: readonly (number | null)[], ends: Ends): number[] | undefined {
  const sortOrders = [...row];
  for (let start = sortOrders.indexOf(null); start >= 0; start = sortOrders.indexOf(null, start)) {
    const gap = widen(sortOrders, start, ends);
    if (!gap) return undefined;
    fill(sortOrders, gap, ends);
  }
  return sortOrders.filter((sortOrder) => sortOrder !== null);
}

interface Gap {
  first: number;
  last: number;
}

/** Includes neighbours on both sides until there is enough room. */
function widen(sortOrders: readonly (number | null)[], start: number, ends: Ends): Gap | undefined {
  const gap = { first: start, last: start };
  while (sortOrders[gap.last + 1] === null) gap.last += 1;
  for (let spare = 1; room(sortOrders, gap, ends) < spare; spare = SPARE) {
    if (gap.first === 0 && gap.last === sortOrders.length - 1) return undefined;
    if (gap.first > 0) gap.first -= 1;
    if (gap.last < sortOrders.length - 1) gap.last += 1;
    while (sortOrders[gap.last + 1] === null) gap.last += 1;
  }
  return gap;
}

function room(sortOrders: readonly (number | null)[], { first, last }: Gap, ends: Ends): number {
  const { low, high } = boundsOf(sortOrders, { first, last }, ends);
  return low === undefined || high === undefined ? STEP : Math.floor((high - low) / (last - first + 2));
}

function fill(sortOrders: (number | null)[], gap: Gap, ends: Ends): void {
  const { low, high } = boundsOf(sortOrders, gap, ends);
  const step = room(sortOrders, gap, ends);
  const count = gap.last - gap.first + 1;
  const from = low ?? (high === undefined ? 0 : high - step * (count + 1));
  for (let index = 0; index < count; index += 1) sortOrders[gap.first + index] = from + step * (index + 1);
}

function boundsOf(sortOrders: readonly (number | null)[], { first, last }: Gap, ends: Ends) {
  return { low: sortOrders[first - 1] ?? ends.after, high: sortOrders[last + 1] ?? ends.before };
}
