import { type Kysely, sql } from "kysely";
import type { Engine } from "../database.ts";
import type { Schema } from "../schema.ts";
import { type DocumentFacets, type Facet, hasField } from "./facets-of.ts";
import { jsonRows } from "./json-rows.ts";

export interface FacetScope {
  content_type: string;
  country: string | null;
}

const FACET_COLUMNS = { content_type: "text", country: "text", field: "text", value: "text" } as const;
const MEMBER_COLUMNS = { facet: "integer", place: "bigint" } as const;

/** What stands under a place in the index. */
export interface Entry {
  place: number;
  facets: readonly number[];
  numbers: readonly { facet: number; amount: number }[];
}

/** Writes the index of one transaction. Facets keep their numbers for ever, also when their last document goes. */
export function facetWriter(db: Kysely<Schema>, engine: Engine) {
  const known = new Map<string, number>();
  const added = new Map<number, number>();

  async function learn(wanted: readonly { scope: FacetScope; facets: DocumentFacets }[]): Promise<void> {
    const unknown = new Map<string, (string | number)[]>();
    for (const { scope, facets } of wanted)
      for (const facet of facets.facets) {
        const key = keyOf(scope, facet);
        if (known.has(key)) continue;
        unknown.set(key, [scope.content_type, scope.country ?? "", facet.field, facet.value]);
      }
    if (unknown.size === 0) return;
    const rows = jsonRows(engine, FACET_COLUMNS, [...unknown.values()]);
    await sql`
      insert into facets (content_type, country, field, value) ${rows} on conflict do nothing
    `.execute(db);
    const found = await sql<{ number: number } & FacetScope & Facet>`
      select number, content_type, country, field, value from facets
      where (content_type, country, field, value) in (${rows})
    `.execute(db);
    for (const row of found.rows) known.set(keyOf(row, row), row.number);
  }

  function numberOf(scope: FacetScope, facet: Facet): number {
    const number = known.get(keyOf(scope, facet));
    if (number === undefined) throw new RangeError(`The facet ${keyOf(scope, facet)} has no number.`);
    return number;
  }

  function count(entries: readonly Entry[], change: 1 | -1): void {
    for (const { facets } of entries)
      for (const facet of facets) added.set(facet, (added.get(facet) ?? 0) + change);
  }

  return {
    learn,
    /** Only for what has been learned. */
    entryOf(place: number, scope: FacetScope, { facets, numbers }: DocumentFacets): Entry {
      return {
        place,
        facets: facets.map((facet) => numberOf(scope, facet)),
        numbers: numbers.map(({ field, amount }) => ({ facet: numberOf(scope, hasField(field)), amount })),
      };
    },
    async add(entries: readonly Entry[]): Promise<void> {
      count(entries, 1);
      const members = jsonRows(engine, MEMBER_COLUMNS, pairsOf(entries));
      await sql`insert into facet_members (facet, place) ${members}`.execute(db);
      const numbers = entries.flatMap(({ place, numbers: amounts }) =>
        amounts.map(({ facet, amount }) => [facet, place, amount]),
      );
      if (numbers.length === 0) return;
      const amounts = jsonRows(engine, { ...MEMBER_COLUMNS, amount: "double precision" }, numbers);
      await sql`insert into facet_numbers (facet, place, amount) ${amounts}`.execute(db);
    },
    /** Gives the numbers back, which nothing else knows but the body. */
    async remove(places: readonly Omit<Entry, "numbers">[]): Promise<Entry[]> {
      const pairs = jsonRows(engine, MEMBER_COLUMNS, pairsOf(places));
      const removed = await sql<{ facet: number; place: number; amount: number }>`
        delete from facet_numbers where (facet, place) in (${pairs}) returning facet, place, amount
      `.execute(db);
      await sql`delete from facet_members where (facet, place) in (${pairs})`.execute(db);
      const numbers = Map.groupBy(removed.rows, ({ place }) => place);
      const entries = places.map((entry) => ({ ...entry, numbers: numbers.get(entry.place) ?? [] }));
      count(entries, -1);
      return entries;
    },
    async writeCounts(): Promise<void> {
      for (const [facet, change] of added) {
        if (change === 0) continue;
        await sql`update facets set documents = documents + ${change} where number = ${facet}`.execute(db);
      }
      added.clear();
    },
  };
}

/** In the order of the key, so that the engine fills its pages one after the other. */
function pairsOf(entries: readonly Omit<Entry, "numbers">[]): number[][] {
  return entries
    .flatMap(({ place, facets }) => facets.map((facet) => [facet, place] as const))
    .sort(([one, place], [other, second]) => one - other || place - second)
    .map((pair) => [...pair]);
}

function keyOf({ content_type, country }: FacetScope, { field, value }: Facet): string {
  return JSON.stringify([content_type, country ?? "", field, value]);
}
