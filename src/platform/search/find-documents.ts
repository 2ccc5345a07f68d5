import type { Database } from "../database/database.ts";
import { bestMatches, countKinds } from "./best-matches.ts";
import { type AskedWord, findAlternatives } from "./find-alternatives.ts";
import { readUnfinishedWords, readWords, type Word } from "./language/words.ts";
import { type Matches, matchAllWords, matchAnyWord } from "./match-documents.ts";
import { readScores } from "./read-scores.ts";
import { documentOfReference, type Reference } from "./reference.ts";
import { statement } from "./statement.ts";
import { titleBonus } from "./title-bonus.ts";

export interface IndexQuestion {
  text: string;
  edition: string;
  kinds: readonly number[];
  /** The first result that is wanted, from 0, and how many. */
  offset: number;
  limit: number;
  /** The last word may be the beginning of one. */
  isLastUnfinished?: boolean;
}

export interface FoundDocument {
  number: number;
  document_id: string;
  content_type: string;
  slug: string;
  country: string | null;
  language: string | null;
  position: number;
  kind: number;
  title: string;
  card: string;
}

export interface FoundDocuments {
  documents: FoundDocument[];
  total: number;
  /** False when there may be more than the total. */
  isTotalExact: boolean;
  /** How many there are of each kind. */
  totals: Map<number, number>;
  /** No document holds all the words, so these hold some. */
  isRelaxed: boolean;
  words: AskedWord[];
}

type Source = Pick<Database, "engine" | "read">;

const LONGEST_TEXT = 300;
const MOST_WORDS = 8;
/** So many of the best are put in order by their titles, on whatever page they come to stand. */
const COMPARED_TITLES = 24;

/** The documents that answer a question, best first. What it costs does not grow with their number. */
export async function findDocuments(database: Source, question: IndexQuestion): Promise<FoundDocuments> {
  const { edition, kinds, offset, limit, isLastUnfinished = false } = question;
  const text = question.text.slice(0, LONGEST_TEXT);
  const read = isLastUnfinished ? readUnfinishedWords(text) : readWords(text);
  const asked = uniqueWords(read).slice(0, MOST_WORDS);
  const words = await findAlternatives(database, edition, asked, { isLastUnfinished });
  const meant = words.flatMap(({ correction, ...word }) => (correction ? readWords(correction) : [word]));
  const { isRelaxed, ...matches } = await match(database, edition, kinds, words);
  const best = bestMatches(matches, Math.max(COMPARED_TITLES, offset + limit));
  const compared = await compareTitles(database, best.slice(0, COMPARED_TITLES), meant);
  const rest = best.slice(Math.max(offset, COMPARED_TITLES), offset + limit);
  return {
    documents: [...compared.slice(offset, offset + limit), ...(await readDocuments(database, rest))],
    total: matches.scores.size,
    isTotalExact: matches.isComplete,
    totals: countKinds(matches),
    isRelaxed,
    words,
  };
}

async function match(
  database: Source,
  edition: string,
  kinds: readonly number[],
  words: readonly AskedWord[],
): Promise<Matches & { isRelaxed: boolean }> {
  if (words.length === 0) return { scores: new Map(), isComplete: true, isRelaxed: false };
  const answers = await readScores(database, edition, kinds, words);
  const all = await matchAllWords(database, words, answers);
  if (all.scores.size > 0 || words.length === 1) return { ...all, isRelaxed: false };
  const any = matchAnyWord(answers);
  return { ...any, isRelaxed: any.scores.size > 0 };
}

interface Match {
  reference: Reference;
  score: number;
}

async function compareTitles(
  database: Source,
  matches: readonly Match[],
  meant: readonly Word[],
): Promise<FoundDocument[]> {
  const scores = new Map(matches.map(({ reference, score }) => [documentOfReference(reference), score]));
  const documents = await readDocuments(database, matches);
  return documents
    .map((document) => ({
      document,
      score: (scores.get(document.number) ?? 0) + titleBonus(document.title, meant),
    }))
    .sort(byMerit)
    .map(({ document }) => document);
}

/** In the order of the matches. */
async function readDocuments({ engine, read }: Source, matches: readonly Match[]): Promise<FoundDocument[]> {
  if (matches.length === 0) return [];
  const numbers = matches.map(({ reference }) => documentOfReference(reference));
  const rows = await read<FoundDocument>(statement(engine)`
    select number, document_id, content_type, slug, country, language, position, kind, title, card
    from search_documents where number in ${numbers}
  `);
  const byNumber = new Map(rows.map((row) => [row.number, row]));
  return numbers.flatMap((number) => byNumber.get(number) ?? []);
}

function byMerit(
  one: { document: FoundDocument; score: number },
  other: { document: FoundDocument; score: number },
): number {
  const [a, b] = [one.document, other.document];
  return (
    other.score - one.score ||
    a.kind - b.kind ||
    a.position - b.position ||
    (a.document_id < b.document_id ? -1 : 1)
  );
}

function uniqueWords(words: readonly Word[]): Word[] {
  return [...new Map(words.toReversed().map((word) => [word.stem, word])).values()].toReversed();
}
