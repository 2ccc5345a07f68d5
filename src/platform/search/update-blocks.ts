import type { Kysely } from "kysely";
import type { Engine } from "../database/database.ts";
import type { Schema } from "../database/schema.ts";
import { type BlockKey, findBlocks, readBlocks } from "./find-blocks.ts";
import { insertRows } from "./insert-rows.ts";
import { type Posting, packPostings, rankOf, unpackPostings } from "./posting-block.ts";

/** What happens to the postings of a word in an edition, for one kind of document. */
export interface ListChange {
  edition: string;
  word: string;
  kind: number;
  add: Posting[];
  remove: Posting[];
  /** Nobody has used the word in this edition before, so there is no block to look for. */
  isNewWord: boolean;
}

/** A longer block is cut. */
const LONGEST_BLOCK = 512;
const BATCH = 400;

/** Brings posting lists up to date by rewriting the blocks that a change falls into, and no others. */
export async function updateBlocks(
  db: Kysely<Schema>,
  engine: Engine,
  changes: readonly ListChange[],
): Promise<void> {
  for (let start = 0; start < changes.length; start += BATCH) {
    const batch = changes.slice(start, start + BATCH);
    const touched = await readTouched(db, batch);
    const rewritten = batch.flatMap((change, index) => rewrite(change, touched[index] ?? new Map()));
    await insertRows(
      db,
      engine,
      {
        table: "search_blocks",
        columns: ["edition", "word", "kind", "first", "postings"],
        ending: "on conflict (edition, word, kind, first) do update set postings = excluded.postings",
      },
      rewritten.flatMap(({ write }) => write).map(({ key, postings }) => [...key, packPostings(postings)]),
    );
    for (const [edition, word, kind, first] of rewritten.flatMap(({ drop }) => drop))
      await db
        .deleteFrom("search_blocks")
        .where("edition", "=", edition)
        .where("word", "=", word)
        .where("kind", "=", kind)
        .where("first", "=", first)
        .execute();
  }
}

/** The blocks of each change that its postings belong to, by their first posting. */
async function readTouched(
  db: Kysely<Schema>,
  changes: readonly ListChange[],
): Promise<Map<number, Posting[]>[]> {
  const touched = changes.map(() => new Map<number, Posting[]>());
  const runs = changes.flatMap((change, index) =>
    change.isNewWord ? [] : runsOf(change).map((run) => ({ index, change, run })),
  );
  // New documents have the highest numbers, so the first and the last of a run mostly meet in one block.
  const ends = await findBlocks(
    db,
    runs.flatMap(({ change, run }) => [keyOf(change, run.at(0) ?? 0), keyOf(change, run.at(-1) ?? 0)]),
  );
  const spread = runs.filter((_, index) => ends[index * 2] !== ends[index * 2 + 1]);
  const inner = spread.flatMap(({ index, change, run }) =>
    run.slice(1, -1).map((posting) => ({ index, key: keyOf(change, posting) })),
  );
  const found = await findBlocks(
    db,
    inner.map(({ key }) => key),
  );
  for (const [at, { index }] of runs.entries())
    for (const first of [ends[at * 2], ends[at * 2 + 1]])
      if (typeof first === "number") touched[index]?.set(first, []);
  for (const [at, { index }] of inner.entries()) {
    const first = found[at];
    if (typeof first === "number") touched[index]?.set(first, []);
  }
  const keys = touched.flatMap((blocks, index) =>
    [...blocks.keys()].flatMap((first) => {
      const change = changes[index];
      return change ? [{ index, key: keyOf(change, first) }] : [];
    }),
  );
  const rows = await readBlocks(
    db,
    keys.map(({ key }) => key),
  );
  for (const { probe, first, postings } of rows)
    touched[keys[probe]?.index ?? -1]?.set(first, unpackPostings(postings));
  return touched;
}

function keyOf({ edition, word, kind }: ListChange, posting: Posting): BlockKey {
  return [edition, word, kind, posting];
}

/** The postings of a change in ascending order, those of one rank together. */
function runsOf({ add, remove }: ListChange): Posting[][] {
  const sorted = [...add, ...remove].sort((one, other) => one - other);
  return [...Map.groupBy(sorted, rankOf).values()];
}

interface Rewritten {
  write: { key: BlockKey; postings: Posting[] }[];
  drop: BlockKey[];
}

function rewrite(change: ListChange, touched: Map<number, Posting[]>): Rewritten {
  const firsts = [...touched.keys()].sort((one, other) => one - other);
  const removed = new Set(change.remove);
  const added = Map.groupBy(change.add, (posting) => firsts.findLast((first) => first <= posting));
  // What stands before all blocks makes one of its own.
  const blocks = [undefined, ...firsts].flatMap((first) => {
    const old = first === undefined ? [] : (touched.get(first) ?? []);
    const kept = old.filter((posting) => !removed.has(posting));
    return cut([...kept, ...(added.get(first) ?? [])].sort((one, other) => one - other));
  });
  const written = new Set(blocks.map((postings) => postings[0]));
  return {
    write: blocks.map((postings) => ({ key: keyOf(change, postings[0] ?? 0), postings })),
    drop: firsts.filter((first) => !written.has(first)).map((first) => keyOf(change, first)),
  };
}

function cut(postings: readonly Posting[]): Posting[][] {
  const parts = Math.ceil(postings.length / LONGEST_BLOCK);
  const size = Math.ceil(postings.length / parts);
  return Array.from({ length: parts }, (_, part) => postings.slice(part * size, (part + 1) * size));
}
