import type { Database } from "../database/database.ts";
import { allowedMistakes, countMistakes, deletionsOf } from "./language/spelling.ts";
import { isConcept } from "./language/thesaurus.ts";
import { statement, unionAll } from "./statement.ts";

/** A word that documents of an edition hold. */
export interface KnownWord {
  word: string;
  stem: string;
  written: string;
  documents: number;
}

type Source = Pick<Database, "engine" | "read">;

/** All forms of some stems, and the concepts that some phrases stand for, each with its phrase. */
export async function wordsOfStems(
  { engine, read }: Source,
  edition: string,
  stems: readonly string[],
  phrases: readonly string[],
): Promise<(KnownWord & { phrase: string })[]> {
  const parts = [];
  if (stems.length > 0)
    parts.push(statement(engine)`
      select '' as phrase, word, stem, written, documents from search_words
      where edition = ${edition} and stem in ${stems}
    `);
  if (phrases.length > 0)
    parts.push(statement(engine)`
      select phrase, word, stem, written, documents
      from search_synonyms cross join search_words
      where phrase in ${phrases} and edition = ${edition} and word = concept
    `);
  return parts.length > 0 ? read(unionAll(engine, parts)) : [];
}

/** Beyond this many words that begin alike, only those are looked at that many documents hold. */
const FEW = 300;
const OFTEN_USED = 2_000;
const HIGHEST = "\u{10ffff}";

/** Words that begin with some letters, those of most documents first. */
export async function wordsBeginningWith(
  { engine, read }: Source,
  edition: string,
  beginning: string,
  most: number,
): Promise<KnownWord[]> {
  const end = beginning + HIGHEST;
  const all = await read<KnownWord>(statement(engine)`
    select word, stem, written, documents from search_words
    where edition = ${edition} and word >= ${beginning} and word < ${end}
    order by word limit ${FEW + 1}
  `);
  const found =
    all.length <= FEW
      ? all
      : await read<KnownWord>(statement(engine)`
          select word, stem, written, documents from (
            select word, stem, written, documents from search_words
            where edition = ${edition} order by documents desc, word limit ${OFTEN_USED}
          ) as often where word >= ${beginning} and word < ${end}
        `);
  return found
    .filter(({ word }) => !isConcept(word))
    .sort(byDocuments)
    .slice(0, most);
}

const MOST_CANDIDATES = 4_000;
const MOST_COMPARED = 64;

/** What somebody may have meant who wrote a word that no document holds; the likeliest first. */
export async function wordsMeantBy(
  { engine, read }: Source,
  edition: string,
  written: string,
): Promise<KnownWord[]> {
  const allowed = allowedMistakes(written);
  if (allowed === 0) return [];
  const candidates = await read<{ word: string }>(statement(engine)`
    select word from search_typos where deletion in ${deletionsOf(written)}
    order by deletion, word limit ${MOST_CANDIDATES}
  `);
  const unlikeliness = new Map<string, number>();
  for (const { word } of candidates) {
    if (unlikeliness.has(word) || Math.abs(word.length - written.length) > allowed) continue;
    const mistakes = countMistakes(written, word);
    // Hardly anybody gets the first letter wrong.
    if (mistakes <= allowed) unlikeliness.set(word, mistakes * 2 + (word[0] === written[0] ? 0 : 1));
  }
  const likely = [...unlikeliness].sort(([one, a], [other, b]) => a - b || (one < other ? -1 : 1));
  const compared = likely.slice(0, MOST_COMPARED).map(([word]) => word);
  if (compared.length === 0) return [];
  const known = await read<KnownWord>(statement(engine)`
    select word, stem, written, documents from search_words
    where edition = ${edition} and word in ${compared}
  `);
  const rankOf = ({ word }: KnownWord) => unlikeliness.get(word) ?? Number.POSITIVE_INFINITY;
  const best = Math.min(...known.map(rankOf));
  return known.filter((word) => rankOf(word) === best).sort(byDocuments);
}

function byDocuments(one: KnownWord, other: KnownWord): number {
  return other.documents - one.documents || (one.word < other.word ? -1 : 1);
}
