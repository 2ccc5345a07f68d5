import type { Database } from "../database/database.ts";
import { stemTerm, wordTerm } from "./document-terms.ts";
import { allowedMistakes, countMistakes, deletionsOf } from "./language/spelling.ts";
import { phrasesIn } from "./language/thesaurus.ts";
import { readUnfinishedWords, readWords, type Word } from "./language/words.ts";
import { countDocuments, type Matches, readConcepts, readMatches, readTypos } from "./read-index.ts";
import type { AskedTerms, Scope } from "./text-query.ts";

export interface IndexQuestion extends Scope {
  text: string;
  offset: number;
  limit: number;
  /** The last word may be incomplete. */
  isLastUnfinished?: boolean;
}

export interface FoundDocuments extends Matches {
  /** No document contains all the words, so these contain some of them. */
  isRelaxed: boolean;
  words: readonly AskedWord[];
}

interface AskedWord extends AskedTerms {
  written: string;
  /** The word that was searched instead of one that no document contains. */
  correction?: string | undefined;
  /** No document of the edition contains the word, or a word like it. */
  isUnknown?: boolean;
}

type Source = Pick<Database, "engine" | "readContent">;

const NOTHING: Matches = { documents: [], totals: new Map(), isComplete: true };
const LONGEST_TEXT = 300;
const MAX_WORDS = 8;
/** This many of the best results are reordered by their titles, whichever page shows them. */
const COMPARED_TITLES = 24;
const SHORTEST_BEGINNING = 3;
const MAX_MEANINGS = 3;

export async function findDocuments(source: Source, question: IndexQuestion): Promise<FoundDocuments> {
  const text = question.text.slice(0, LONGEST_TEXT);
  const read = question.isLastUnfinished ? readUnfinishedWords(text) : readWords(text);
  const words = uniqueWords(read).slice(0, MAX_WORDS);
  if (words.length === 0) return { ...NOTHING, isRelaxed: false, words: [] };

  const asked = await withAlternatives(source, words, question);
  const found = await readPage(source, question, asked, "all");
  if (found.totals.size > 0) return { ...found, isRelaxed: false, words: asked };

  const meant: AskedWord[] = [];
  for (const word of asked) meant.push(await knownWord(source, question.edition, word));
  const corrected = await readPage(source, question, meant, "all");
  if (corrected.totals.size > 0 || words.length === 1)
    return { ...corrected, isRelaxed: false, words: meant };
  const relaxed = await readPage(source, question, meant, "any");
  return { ...relaxed, isRelaxed: relaxed.totals.size > 0, words: meant };
}

/** Adds to each word the terms that match it: its stem, the compound with its neighbour, and its synonyms. */
async function withAlternatives(
  source: Source,
  words: readonly Word[],
  { isLastUnfinished = false }: IndexQuestion,
): Promise<AskedWord[]> {
  const phrases = phrasesIn(words);
  const concepts = await readConcepts(
    source,
    phrases.map(({ phrase }) => phrase),
  );
  const synonyms = phrases.flatMap(({ phrase, start, end }) =>
    (concepts.get(phrase) ?? []).map((term) => ({ term, start, end })),
  );
  const others = [...joinNeighbours(words), ...synonyms];
  return words.map((word, at) => ({
    written: word.written,
    terms: [
      ...new Set([
        wordTerm(word),
        stemTerm(word),
        ...others.filter(({ start, end }) => start <= at && at < end).map(({ term }) => term),
      ]),
    ],
    beginning: isLastUnfinished && at === words.length - 1 ? wordTerm(word) : undefined,
  }));
}

/** "bed room" finds "bedroom". */
function joinNeighbours(words: readonly Word[]): { term: string; start: number; end: number }[] {
  return words.slice(1).flatMap(({ word }, start) => {
    const [joined, ...more] = readWords(`${words[start]?.word ?? ""}${word}`);
    return joined && more.length === 0 ? [{ term: stemTerm(joined), start, end: start + 2 }] : [];
  });
}

async function knownWord(source: Source, edition: string, asked: AskedWord): Promise<AskedWord> {
  if ((await countDocuments(source, edition, asked)) > 0) return asked;
  const [word] = readWords(asked.written);
  if (!word) return asked;
  const begun: AskedWord = { written: asked.written, terms: [], beginning: wordTerm(word) };
  if (word.word.length >= SHORTEST_BEGINNING && (await countDocuments(source, edition, begun)) > 0)
    return begun;
  const meant = await wordsMeantBy(source, edition, word.word);
  if (meant.length === 0) return { ...asked, isUnknown: true };
  const terms = meant
    .flatMap((written) => readWords(written))
    .flatMap((one) => [wordTerm(one), stemTerm(one)]);
  return { written: asked.written, terms: [...new Set(terms)], correction: meant[0] };
}

async function wordsMeantBy(source: Source, edition: string, word: string): Promise<string[]> {
  const allowed = allowedMistakes(word);
  if (allowed === 0) return [];
  const candidates = (await readTypos(source, deletionsOf(word)))
    .filter((typo) => Math.abs(typo.word.length - word.length) <= allowed)
    .map((typo) => ({ ...typo, mistakes: countMistakes(word, typo.word) }))
    .filter(({ mistakes }) => mistakes <= allowed)
    // People rarely mistype the first letter.
    .map((typo) => ({ ...typo, unlikeliness: typo.mistakes * 2 + (typo.word[0] === word[0] ? 0 : 1) }));
  const groups = Map.groupBy(candidates, ({ unlikeliness }) => unlikeliness);
  for (const unlikeliness of [...groups.keys()].sort((one, other) => one - other)) {
    const known: { written: string; documents: number }[] = [];
    for (const { word: meant, written } of groups.get(unlikeliness) ?? []) {
      const documents = await countDocuments(source, edition, { terms: [wordTerm({ word: meant })] });
      if (documents > 0) known.push({ written, documents });
    }
    if (known.length > 0)
      return known
        .sort((one, other) => other.documents - one.documents)
        .slice(0, MAX_MEANINGS)
        .map(({ written }) => written);
  }
  return [];
}

async function readPage(
  source: Source,
  { edition, kinds, offset, limit }: IndexQuestion,
  words: readonly AskedWord[],
  needs: "all" | "any",
): Promise<Matches> {
  const most = Math.max(COMPARED_TITLES, offset + limit);
  const { documents, ...counted } = await readMatches(source, {
    scope: { edition, kinds },
    words,
    needs,
    most,
  });
  const meant = words.flatMap(({ correction, written }) => readWords(correction ?? written));
  const compared = documents
    .slice(0, COMPARED_TITLES)
    .map((document) => ({ document, score: document.score * (1 + titleBonus(document.title, meant)) }))
    .sort((one, other) => (needs === "all" ? other.score - one.score : 0))
    .map(({ document }) => document);
  return {
    documents: [...compared, ...documents.slice(COMPARED_TITLES)].slice(offset, offset + limit),
    ...counted,
  };
}

const TITLE_BONUS = { same: 4, begins: 0.15, holds: 0.1 };

function titleBonus(title: string, asked: readonly Word[]): number {
  const wanted = asked.map(({ stem }) => stem);
  const given = readWords(title).map(({ stem }) => stem);
  const start = given.findIndex((_, at) => wanted.every((stem, index) => given[at + index] === stem));
  if (start < 0 || wanted.length === 0) return 0;
  if (given.length === wanted.length) return TITLE_BONUS.same;
  return start === 0 ? TITLE_BONUS.begins : TITLE_BONUS.holds;
}

function uniqueWords(words: readonly Word[]): Word[] {
  return [...new Map(words.toReversed().map((word) => [word.stem, word])).values()].toReversed();
}
