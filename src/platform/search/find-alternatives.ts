import type { Database } from "../database/database.ts";
import { type KnownWord, wordsBeginningWith, wordsMeantBy, wordsOfStems } from "./find-words.ts";
import { phrasesIn } from "./language/thesaurus.ts";
import { readWords, type Word } from "./language/words.ts";
import { CLOSENESS } from "./merit.ts";

/** A word of the index that stands for one of the question. */
export interface Alternative {
  word: string;
  /** In hundredths: see merit.ts. */
  closeness: number;
  /** How many documents hold it. */
  documents: number;
}

export interface AskedWord extends Word {
  /** None when nobody uses the word, nor anything like it. */
  alternatives: Alternative[];
  /** What was looked for instead of a word that nobody uses. */
  correction?: string;
}

type Source = Pick<Database, "engine" | "read">;

const MOST_ALTERNATIVES = 16;
const MOST_BEGINNINGS = 12;
const MOST_MEANINGS = 3;
const SHORTEST_BEGINNING = 3;

/** For every word of a question the words of the index that answer it. */
export async function findAlternatives(
  database: Source,
  edition: string,
  words: readonly Word[],
  { isLastUnfinished }: { isLastUnfinished: boolean },
): Promise<AskedWord[]> {
  const phrases = phrasesIn(words);
  const joined = joinNeighbours(words);
  const stems = new Set([...words, ...joined].map(({ stem }) => stem));
  const known = await wordsOfStems(
    database,
    edition,
    [...stems],
    [...new Set(phrases.map(({ phrase }) => phrase))],
  );
  const byStem = Map.groupBy(known, ({ phrase, stem }) => (phrase === "" ? stem : ""));
  const byPhrase = Map.groupBy(known, ({ phrase }) => phrase);
  const isAt = (at: number) => (span: Span) => span.start <= at && at < span.end;

  const answered: AskedWord[] = [];
  for (const [at, asked] of words.entries()) {
    const alternatives = [
      ...(byStem.get(asked.stem) ?? []).map(alternative(formOf(asked))),
      ...joined
        .filter(isAt(at))
        .flatMap(({ stem }) => byStem.get(stem) ?? [])
        .map(alternative(() => CLOSENESS.form)),
      ...phrases
        .filter(isAt(at))
        .flatMap(({ phrase }) => byPhrase.get(phrase) ?? [])
        .map(alternative(() => CLOSENESS.synonym)),
    ];
    const isUnfinished = isLastUnfinished && at === words.length - 1;
    if (isUnfinished) alternatives.push(...(await beginnings(database, edition, asked)));
    // One after the other: a single search must not take all connections of the pool.
    answered.push(
      alternatives.length > 0
        ? { ...asked, alternatives: best(alternatives) }
        : await guess(database, edition, asked),
    );
  }
  return answered;
}

/** Neighbouring words of the question that are answered together. */
interface Span {
  start: number;
  end: number;
}

/** "bed room" finds "bedroom". */
function joinNeighbours(words: readonly Word[]): (Span & { stem: string })[] {
  return words.slice(1).flatMap(({ word }, start) => {
    const [joined, ...more] = readWords(`${words[start]?.word ?? ""}${word}`);
    return joined && more.length === 0 ? [{ stem: joined.stem, start, end: start + 2 }] : [];
  });
}

async function guess(database: Source, edition: string, asked: Word): Promise<AskedWord> {
  const isLongEnough = asked.word.length >= SHORTEST_BEGINNING;
  const begun = isLongEnough ? await beginnings(database, edition, asked) : [];
  if (begun.length > 0) return { ...asked, alternatives: begun };
  const meant = await wordsMeantBy(database, edition, asked.word);
  const stems = [...new Set(meant.map(({ stem }) => stem))].slice(0, MOST_MEANINGS);
  const forms = await wordsOfStems(database, edition, stems, []);
  const correction = meant[0]?.written;
  const alternatives = best(forms.map(alternative(() => CLOSENESS.typo)));
  return correction ? { ...asked, alternatives, correction } : { ...asked, alternatives };
}

async function beginnings(database: Source, edition: string, asked: Word): Promise<Alternative[]> {
  const words = await wordsBeginningWith(database, edition, asked.word, MOST_BEGINNINGS);
  return words.map(alternative(() => CLOSENESS.beginning));
}

function formOf(asked: Word): (known: KnownWord) => number {
  return ({ word }) => (word === asked.word ? CLOSENESS.exact : CLOSENESS.form);
}

function alternative(closenessOf: (known: KnownWord) => number): (known: KnownWord) => Alternative {
  return (known) => ({ word: known.word, documents: known.documents, closeness: closenessOf(known) });
}

/** Each word once, as the closest that it is. */
function best(alternatives: readonly Alternative[]): Alternative[] {
  const sorted = alternatives.toSorted(
    (one, other) =>
      other.closeness - one.closeness || other.documents - one.documents || (one.word < other.word ? -1 : 1),
  );
  const seen = new Set<string>();
  return sorted.filter(({ word }) => !seen.has(word) && seen.add(word)).slice(0, MOST_ALTERNATIVES);
}
