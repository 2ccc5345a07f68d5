import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Schema } from "../database/schema.ts";

/** A posting list and a posting in it. */
export type BlockKey = readonly [edition: string, word: string, kind: number, posting: number];

/** Four values to a key and one for its place: PostgreSQL takes 65,535 in one statement and SQLite 32,766. */
const MOST_KEYS = 1_000;

/** The first posting of the block that each posting belongs to; null where it stands before all blocks. */
export async function findBlocks(db: Kysely<Schema>, keys: readonly BlockKey[]): Promise<(number | null)[]> {
  const found: (number | null)[] = [];
  for (let start = 0; start < keys.length; start += MOST_KEYS) {
    const { rows } = await sql<{ first: number | null }>`
      with probe (number, edition, word, kind, posting) as (${probes(keys.slice(start, start + MOST_KEYS))})
      select (
        select max(first) from search_blocks
        where search_blocks.edition = probe.edition and search_blocks.word = probe.word
          and search_blocks.kind = probe.kind and search_blocks.first <= probe.posting
      ) as first
      from probe order by probe.number
    `.execute(db);
    found.push(...rows.map(({ first }) => first));
  }
  return found;
}

/** The blocks that begin with the given postings, each with the place of its key. */
export async function readBlocks(
  db: Kysely<Schema>,
  keys: readonly BlockKey[],
): Promise<{ probe: number; first: number; postings: Uint8Array }[]> {
  const found: { probe: number; first: number; postings: Uint8Array }[] = [];
  for (let start = 0; start < keys.length; start += MOST_KEYS) {
    // A cross join, because SQLite then begins with the few keys and not with the many blocks.
    const { rows } = await sql<{ probe: number; first: number; postings: Uint8Array }>`
      with probe (number, edition, word, kind, posting) as (${probes(keys.slice(start, start + MOST_KEYS))})
      select probe.number as probe, search_blocks.first, search_blocks.postings
      from probe cross join search_blocks
      where search_blocks.edition = probe.edition and search_blocks.word = probe.word
        and search_blocks.kind = probe.kind and search_blocks.first = probe.posting
    `.execute(db);
    found.push(...rows.map((row) => ({ ...row, probe: row.probe + start })));
  }
  return found;
}

// The casts tell PostgreSQL the types, which it cannot see in a list of values.
function probes(keys: readonly BlockKey[]): RawBuilder<unknown> {
  const rows = keys.map(
    ([edition, word, kind, posting], number) =>
      sql`(cast(${number} as integer), cast(${edition} as text), cast(${word} as text), cast(${kind} as integer), cast(${posting} as bigint))`,
  );
  return sql`values ${sql.join(rows)}`;
}
