import type { Database, Engine, Statement } from "../database/database.ts";
import type { AskedWord } from "./find-alternatives.ts";
import { meritOfRank } from "./merit.ts";
import type { WordScores } from "./read-scores.ts";
import { documentOfReference, type Reference } from "./reference.ts";
import { filledUp, joinStatements, statement } from "./statement.ts";
import { rankIn } from "./word-ranks.ts";

export interface Matches {
  scores: Map<Reference, number>;
  /** False when there may be more than these. */
  isComplete: boolean;
}

/** The most documents that are looked at one by one, because the lists of their words are too long to be read. */
const MOST_CHECKED = 128;
/** With so many results that none of the others can be better than, the others are not looked at. */
const ENOUGH = 100;

interface OpenCandidate {
  reference: Reference;
  score: number;
  /** The most that it can come to. */
  atBest: number;
  missing: AskedWord[];
}

/**
 * The documents that answer every word, of those that answer the rarest word best. What another word's list does not tell,
 * because it was not read to its end, is looked up in the document itself.
 */
export async function matchAllWords(
  database: Pick<Database, "engine" | "read">,
  words: readonly AskedWord[],
  answers: readonly WordScores[],
): Promise<Matches> {
  const rarest = answers.reduce((one, other) => (other.documents < one.documents ? other : one));
  const [only] = answers;
  if (only && answers.length === 1) return { scores: only.scores, isComplete: only.bestUnread === 0 };
  const scores = new Map<Reference, number>();
  const open: OpenCandidate[] = [];
  for (const reference of rarest.scores.keys()) {
    const candidate = weigh(reference, words, answers);
    if (candidate?.missing.length === 0) scores.set(reference, candidate.score);
    else if (candidate) open.push(candidate);
  }
  const promising = promisingOf(open, scores);
  const checked = promising.slice(0, MOST_CHECKED);
  for (const [reference, score] of await checkEach(database, checked)) scores.set(reference, score);
  return { scores, isComplete: rarest.bestUnread === 0 && checked.length === open.length };
}

/** What the lists say of a document; nothing when one that was read to its end lacks it. */
function weigh(
  reference: Reference,
  words: readonly AskedWord[],
  answers: readonly WordScores[],
): OpenCandidate | undefined {
  const candidate: OpenCandidate = { reference, score: 0, atBest: 0, missing: [] };
  for (let index = 0; index < answers.length; index += 1) {
    const { scores, bestUnread = 0 } = answers[index] ?? {};
    const known = scores?.get(reference);
    const word = words[index];
    if (known === undefined && (bestUnread === 0 || !word)) return undefined;
    if (known === undefined && word) candidate.missing.push(word);
    candidate.score += known ?? 0;
    candidate.atBest += known ?? bestUnread;
  }
  return candidate;
}

/** The documents that answer some of the words: more of them count before better ones. */
export function matchAnyWord(answers: readonly WordScores[]): Matches {
  const scores = new Map<Reference, number>();
  for (const answer of answers)
    for (const [reference, score] of answer.scores)
      scores.set(reference, (scores.get(reference) ?? 0) + score + ANOTHER_WORD);
  return { scores, isComplete: answers.every(({ bestUnread }) => bestUnread === 0) };
}

/** More than any sum of scores. */
const ANOTHER_WORD = 1_000_000;

/** Those that can still come among the first, the likeliest first. */
function promisingOf(open: OpenCandidate[], known: Map<Reference, number>): OpenCandidate[] {
  const least = known.size < ENOUGH ? 0 : ([...known.values()].sort((a, b) => b - a)[ENOUGH - 1] ?? 0);
  return open
    .filter(({ atBest }) => atBest > least)
    .sort((one, other) => other.atBest - one.atBest || one.reference - other.reference);
}

async function checkEach(
  { engine, read }: Pick<Database, "engine" | "read">,
  open: readonly OpenCandidate[],
): Promise<[Reference, number][]> {
  if (open.length === 0) return [];
  const numbers = open.map(({ reference }) => documentOfReference(reference));
  const inQuestion = new Set(open.flatMap(({ missing }) => missing));
  const conditions = [...inQuestion].map((asked) => holdsOneOf(engine, asked));
  const ofNumbers = statement(engine)`
    select number, words from search_documents where number in ${numbers}
  `;
  const rows = await read<{ number: number; words: string }>(
    joinStatements(engine, [ofNumbers, ...conditions], " and "),
  );
  const wordsOf = new Map(rows.map(({ number, words }) => [number, words]));
  return open.flatMap(({ reference, score, missing }, index): [Reference, number][] => {
    const words = wordsOf.get(numbers[index] ?? -1);
    if (words === undefined) return [];
    return [[reference, missing.reduce((sum, asked) => sum + scoreIn(words, asked), score)]];
  });
}

/** Left to the database, so that the texts of the documents that fail need not be sent. */
function holdsOneOf(engine: Engine, { alternatives }: AskedWord): Statement {
  const sought = filledUp(alternatives.map(({ word }) => ` ${word}/`));
  const tests = sought.map((text) =>
    engine === "sqlite"
      ? statement(engine)`instr(words, ${text}) > 0`
      : statement(engine)`strpos(words, ${text}) > 0`,
  );
  const { sql, parameters } = joinStatements(engine, tests, " or ");
  return { sql: `(${sql})`, parameters };
}

function scoreIn(words: string, { alternatives }: AskedWord): number {
  let best = 0;
  for (const { word, closeness } of alternatives) {
    const rank = rankIn(words, word);
    if (rank !== undefined) best = Math.max(best, closeness * meritOfRank(rank));
  }
  return best;
}
