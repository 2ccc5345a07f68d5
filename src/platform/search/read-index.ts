import type { Database, Engine, Statement } from "../database/database.ts";
import type { SearchDocumentRow } from "../database/schema.ts";
import { statement } from "./statement.ts";
import {
  type AskedTerms,
  documentQuery,
  FTS5_SCORE,
  type Scope,
  vectorScore,
  wordQuery,
} from "./text-query.ts";

type Source = Pick<Database, "engine" | "readContent">;

export interface FoundDocument
  extends Omit<SearchDocumentRow, "number" | "checksum" | "terms" | "ranked_terms"> {
  score: number;
}

interface Matching {
  scope: Scope;
  words: readonly AskedTerms[];
  needs: "all" | "any";
  most: number;
}

export interface Matches {
  documents: FoundDocument[];
  totals: ReadonlyMap<number, number>;
  /** False if there may be more matches than these. */
  isComplete: boolean;
}

/**
 * If more documents match, only this many are counted and ranked, so that a search among a million documents costs
 * little more than one among a few thousand. SQLite prefers those with the words in their headings.
 */
const MAX_MATCHES = 2_000;

export async function readMatches({ engine, readContent }: Source, matching: Matching): Promise<Matches> {
  const { scope, words, needs } = matching;
  const query = documentQuery(engine, scope, words, needs);
  const counts = await readContent<{ kind: number; documents: number }>(countStatement(engine, query));
  const totals = new Map(counts.map(({ kind, documents }) => [kind, Number(documents)]));
  const isComplete = [...totals.values()].reduce((sum, documents) => sum + documents, 0) < MAX_MATCHES;
  if (totals.size === 0) return { documents: [], totals, isComplete };
  if (!isComplete && engine === "sqlite") {
    const heading = words.map((word) => `{heading} : ${wordQuery(engine, word)}`).join(" AND ");
    const inHeadings = await readContent<FoundDocument>(PAGES.sqlite(`${query} AND ${heading}`, matching));
    if (inHeadings.length === matching.most) return { documents: inHeadings, totals, isComplete };
  }
  return { documents: await readContent<FoundDocument>(PAGES[engine](query, matching)), totals, isComplete };
}

function countStatement(engine: Engine, query: string): Statement {
  return engine === "sqlite"
    ? statement(engine)`
        select kind, count(*) as documents
        from (select rowid as found from search_index where search_index match ${query} limit ${MAX_MATCHES})
        cross join search_documents on number = found group by kind
      `
    : statement(engine)`
        select kind, count(*) as documents
        from (select kind from search_documents where terms @@ ${query}::tsquery limit ${MAX_MATCHES}) as found
        group by kind
      `;
}

const COLUMNS = "document_id, content_type, slug, country, language, kind, title, card";

/** Documents that match more of the words come first, then those with a better score. */
const PAGES: Record<Engine, (query: string, matching: Matching) => Statement> = {
  sqlite: (query, { words, needs, most }) => {
    // If all words are required, every document matches the same number of them.
    const counted = needs === "any" ? words : [];
    const answers = counted.map(
      () => "(found in (select rowid from search_index where search_index match ?))",
    );
    const order = [
      ...(answers.length > 0 ? [`${answers.join(" + ")} desc`] : []),
      "score desc",
      "kind",
      "number",
    ];
    return {
      sql: `select ${COLUMNS}, score from (
          select rowid as found, ${FTS5_SCORE} as score from search_index
          where search_index match ? limit ${MAX_MATCHES}
        ) cross join search_documents on number = found
        order by ${order.join(", ")} limit ?`,
      parameters: [query, ...counted.map((word) => wordQuery("sqlite", word)), most],
    };
  },
  postgres: (query, { words, most }) => {
    const places = words.map((_, index) => `$${index + 3}`);
    const answers = places.map((place) => `(terms @@ ${place}::tsquery)::int`);
    return {
      sql: `select ${COLUMNS}, ${vectorScore(places)} as score from search_documents
        where terms @@ $1::tsquery
        order by ${answers.join(" + ")} desc, score desc, kind, number limit $2`,
      parameters: [query, most, ...words.map((word) => wordQuery("postgres", word))],
    };
  },
};

/** The exact count does not matter beyond this number. */
const MAX_COUNTED = 1_000;

export async function countDocuments(
  { engine, readContent }: Source,
  edition: string,
  word: AskedTerms,
): Promise<number> {
  const query = documentQuery(engine, { edition }, [word]);
  const [row] = await readContent<{ documents: number }>(
    engine === "sqlite"
      ? statement(engine)`select count(*) as documents from (
          select 1 from search_index where search_index match ${query} limit ${MAX_COUNTED}) as found`
      : statement(engine)`select count(*) as documents from (
          select 1 from search_documents where terms @@ ${query}::tsquery limit ${MAX_COUNTED}) as found`,
  );
  return Number(row?.documents ?? 0);
}

export async function readConcepts(
  { engine, readContent }: Source,
  phrases: readonly string[],
): Promise<Map<string, string[]>> {
  const rows = await readContent<{ phrase: string; concept: string }>(
    statement(engine)`select phrase, concept from search_synonyms where phrase in ${phrases}`,
  );
  const groups = Map.groupBy(rows, ({ phrase }) => phrase);
  return new Map([...groups].map(([phrase, found]) => [phrase, found.map(({ concept }) => concept)]));
}

const MAX_TYPOS = 4_000;

/** Words that give one of these texts when letters are left out. */
export function readTypos(
  { engine, readContent }: Source,
  deletions: readonly string[],
): Promise<{ word: string; written: string }[]> {
  return readContent(statement(engine)`
    select distinct word, written from search_words where deletion in ${deletions} order by word limit ${MAX_TYPOS}
  `);
}
