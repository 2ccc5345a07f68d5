import type { Database } from "../database/database.ts";
import type { AskedWord } from "./find-alternatives.ts";
import { meritOfRank } from "./merit.ts";
import { documentOf, type Posting, rankOf, unpackPostings } from "./posting-block.ts";
import { type Reference, referenceOf } from "./reference.ts";
import { statement, unionAll } from "./statement.ts";

/** How well documents answer one word of a question. */
export interface WordScores {
  scores: Map<Reference, number>;
  /** How many documents there are, at most. */
  documents: number;
  /** The best that a document can be that was not read; 0 when all were. */
  bestUnread: number;
}

type Source = Pick<Database, "engine" | "read">;

/** The most documents of a word that are read whatever their order. */
const WHOLE = 2_048;
/** The most blocks that are read of what goes beyond, over all alternatives and kinds; more where words must meet. */
const MOST_BLOCKS = { alone: 8, together: 16 };

interface BlockRow {
  word: string;
  kind: number;
  postings: Uint8Array;
}

export async function readScores(
  database: Source,
  edition: string,
  kinds: readonly number[],
  words: readonly AskedWord[],
): Promise<WordScores[]> {
  const plans = words.map(planReading);
  const whole = [...new Set(plans.flatMap((plan) => plan.whole))];
  const blocks = Map.groupBy(await readWhole(database, edition, kinds, whole), ({ word }) => word);
  const isWhole = new Set(whole);
  for (const row of await readBest(database, edition, kinds, bestBlocksOf(plans, isWhole, kinds.length)))
    blocks.set(row.word, [...(blocks.get(row.word) ?? []), row]);

  return words.map(({ alternatives }) => {
    const scores = new Map<Reference, number>();
    let bestUnread = 0;
    for (const { word, closeness } of alternatives) {
      const lastOfKind = new Map<number, number>();
      for (const { kind, postings } of blocks.get(word) ?? []) {
        const last = addScores(scores, closeness, kind, unpackPostings(postings));
        lastOfKind.set(kind, Math.min(last, lastOfKind.get(kind) ?? last));
      }
      // What was not read of a list comes after its last block.
      if (!isWhole.has(word)) bestUnread = Math.max(bestUnread, ...lastOfKind.values());
    }
    const documents = alternatives.reduce((sum, alternative) => sum + alternative.documents, 0);
    return { scores, documents, bestUnread };
  });
}

/** The closest alternatives are read first; of those that do not fit any more, only the best documents. */
function planReading({ alternatives }: AskedWord): { whole: string[]; partly: string[] } {
  let left = WHOLE;
  const fits = alternatives.map(({ documents }) => {
    if (documents > left) return false;
    left -= documents;
    return true;
  });
  const chosen = (isChosen: boolean) =>
    alternatives.filter((_, index) => fits[index] === isChosen).map(({ word }) => word);
  return { whole: chosen(true), partly: chosen(false) };
}

/** How many blocks of each kind are read of the words that are not read to their end. */
function bestBlocksOf(
  plans: readonly { partly: string[] }[],
  isWhole: ReadonlySet<string>,
  kinds: number,
): Map<string, number> {
  const most = new Map<string, number>();
  const blocks = plans.length === 1 ? MOST_BLOCKS.alone : MOST_BLOCKS.together;
  for (const { partly } of plans)
    for (const word of partly)
      if (!isWhole.has(word) && !most.has(word))
        most.set(word, Math.max(1, Math.floor(blocks / (partly.length * kinds))));
  return most;
}

async function readWhole(
  { engine, read }: Source,
  edition: string,
  kinds: readonly number[],
  words: readonly string[],
): Promise<BlockRow[]> {
  if (words.length === 0) return [];
  return read<BlockRow>(statement(engine)`
    select word, kind, postings from search_blocks
    where edition = ${edition} and word in ${words} and kind in ${kinds}
  `);
}

/** All in one statement: on PostgreSQL asking costs more than what is answered. */
async function readBest(
  { engine, read }: Source,
  edition: string,
  kinds: readonly number[],
  most: ReadonlyMap<string, number>,
): Promise<BlockRow[]> {
  if (most.size === 0) return [];
  const parts = [...most].flatMap(([word, each]) =>
    kinds.map(
      (kind) => statement(engine)`
        select word, kind, postings from search_blocks
        where edition = ${edition} and word = ${word} and kind = ${kind}
        order by first limit ${each}
      `,
    ),
  );
  return read<BlockRow>(unionAll(engine, parts));
}

/** Adds a block, and returns the score of its last and so least document. */
function addScores(
  scores: Map<Reference, number>,
  closeness: number,
  kind: number,
  postings: readonly Posting[],
): number {
  let score = 0;
  for (const posting of postings) {
    const reference = referenceOf(kind, documentOf(posting));
    score = closeness * meritOfRank(rankOf(posting));
    const known = scores.get(reference);
    if (known === undefined || score > known) scores.set(reference, score);
  }
  return score;
}
