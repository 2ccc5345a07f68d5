import { SEARCH_KINDS, type SearchKind } from "../../contracts/search-kinds.ts";
import { DEFAULT_LANGUAGE } from "../../editions/languages.ts";
import type { Database } from "../../platform/database/database.ts";
import { noteDependency } from "../../platform/page-dependencies.ts";
import { findDocuments } from "../../platform/search/find-documents.ts";
import { readUnfinishedWords, readWords } from "../../platform/search/language/words.ts";
import type { FoundDocument } from "../../platform/search/read-index.ts";
import { SEARCH_DEPENDENCY } from "../content/dependencies.ts";
import { type SearchEdition, type SearchHit, searchHit } from "./search.ts";
import { searchEdition } from "./search-editions.ts";

export interface Suggestion {
  text: string;
  /** The document with this title; undefined for a completed query. */
  hit?: SearchHit;
}

interface SuggestQuestion extends SearchEdition {
  prefix: string;
  /** Titles of these kinds, some of each; the best of all kinds when unset. */
  kinds?: readonly SearchKind[] | undefined;
  size: number;
}

/** The number of titles from which queries are completed. */
const READ_TITLES = 60;

export async function suggest(database: Database, question: SuggestQuestion): Promise<Suggestion[]> {
  const { prefix, kinds, size } = question;
  noteDependency(SEARCH_DEPENDENCY);
  const found: FoundDocument[][] = [];
  for (const wanted of kinds ? kinds.map((kind) => [kind]) : [undefined])
    found.push(await findTitles(database, question, wanted));
  const documents = takeTurns(found);
  const queries = completeQuery(prefix, documents).slice(0, Math.ceil(size / 2));
  const taken = new Set(queries.map(plain));
  const titles = documents.filter(({ title }) => !taken.has(plain(title)) && taken.add(plain(title)));
  return [
    ...queries.map((text) => ({ text })),
    ...titles.map((document) => ({ text: document.title, hit: searchHit(document) })),
  ].slice(0, size);
}

async function findTitles(
  database: Database,
  { prefix, country, language = DEFAULT_LANGUAGE }: SuggestQuestion,
  kinds: readonly SearchKind[] | undefined,
): Promise<FoundDocument[]> {
  const { documents } = await findDocuments(database, {
    text: prefix,
    edition: searchEdition(country, language),
    kinds: kinds?.map((kind) => SEARCH_KINDS.indexOf(kind)),
    offset: 0,
    limit: READ_TITLES,
    isLastUnfinished: !/\s$/.test(prefix),
  });
  return documents;
}

function takeTurns<Item>(lists: readonly (readonly Item[])[]): Item[] {
  const longest = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, turn) =>
    lists.flatMap((list) => list.slice(turn, turn + 1)),
  ).flat();
}

function completeQuery(prefix: string, documents: readonly FoundDocument[]): string[] {
  const words = readUnfinishedWords(prefix);
  const last = words.at(-1);
  if (!last) return [];
  const before = words.slice(0, -1);
  const completions = documents.flatMap(({ title }) => {
    const inTitle = new Map(readWords(title).map((word) => [word.stem, word]));
    const isAbout = before.every(({ stem }) => inTitle.delete(stem));
    return isAbout ? [...inTitle.values()].filter(({ word }) => word.startsWith(last.word)) : [];
  });
  // "kitchen" and "kitchens" are one suggestion: the shorter one.
  return [...Map.groupBy(completions, ({ stem }) => stem).values()]
    .sort((one, other) => other.length - one.length)
    .map((forms) => forms.reduce((short, form) => (form.word.length < short.word.length ? form : short)))
    .map((word) => [...before, word].map(({ written }) => written).join(" "));
}

function plain(text: string): string {
  return readWords(text)
    .map(({ word }) => word)
    .join(" ");
}
