import type { Engine } from "../database/database.ts";
import type { Zone } from "./document-terms.ts";

/** One word of a query: a document matches if it has any of these index terms. */
export interface AskedTerms {
  terms: readonly string[];
  /** A prefix of terms. */
  beginning?: string | undefined;
}

/** Every document has a term for each of its editions, and one for each edition with its kind. */
function editionTerm(edition: string, kind?: number): string {
  return `@${edition.toLowerCase()}${kind === undefined ? "" : `-${kind}`}`;
}

export function editionTerms(editions: readonly string[], kind: number): string[] {
  return editions.flatMap((edition) => [editionTerm(edition), editionTerm(edition, kind)]);
}

interface QueryLanguage {
  quote(term: string): string;
  beginning(term: string): string;
  and: string;
  or: string;
}

const QUERY_LANGUAGES: Record<Engine, QueryLanguage> = {
  sqlite: { quote: (term) => `"${term}"`, beginning: (term) => `"${term}"*`, and: " AND ", or: " OR " },
  postgres: { quote: (term) => `'${term}'`, beginning: (term) => `'${term}':*`, and: " & ", or: " | " },
};

/** Terms contain only letters, digits and the characters # = @ -, so that no term can end its quotes. */
export function wordQuery(engine: Engine, { terms, beginning }: AskedTerms): string {
  const language = QUERY_LANGUAGES[engine];
  const parts = terms.map(language.quote);
  if (beginning !== undefined) parts.push(language.beginning(beginning));
  return `(${parts.join(language.or)})`;
}

export interface Scope {
  edition: string;
  kinds?: readonly number[] | undefined;
}

export function documentQuery(
  engine: Engine,
  { edition, kinds }: Scope,
  words: readonly AskedTerms[],
  needs: "all" | "any" = "all",
): string {
  const language = QUERY_LANGUAGES[engine];
  const scope = kinds ? kinds.map((kind) => editionTerm(edition, kind)) : [editionTerm(edition)];
  const answers = words.map((word) => wordQuery(engine, word));
  const answer = answers.join(needs === "all" ? language.and : language.or);
  return `${wordQuery(engine, { terms: scope })}${language.and}(${answer})`;
}

/** The score of a match by index column: nothing for the edition, most for the heading. */
export const FTS5_SCORE = "-bm25(search_index, 0, 20, 4, 0.5, 0.1)";

const VECTOR_LABELS = { heading: "A", tags: "B", often: "C" } as const;
/** In the order from D, which is unused, to A. */
const VECTOR_WEIGHTS = "{0, 0.24, 0.45, 1}";
const TEXT_SCORE = 0.05;

export function vectorScore(words: readonly string[]): string {
  const scoreOf = (word: string) => `ts_rank('${VECTOR_WEIGHTS}', ranked_terms, ${word}::tsquery)`;
  return words.map((word) => `greatest(${TEXT_SCORE}, ${scoreOf(word)})`).join(" + ");
}

/** The terms of a document for PostgreSQL: all terms for matching, and the more important ones with their weights. */
export function vectorTexts(
  scope: readonly string[],
  zones: ReadonlyMap<string, Zone>,
): { terms: string; ranked_terms: string } {
  const ranked = [...zones].flatMap(([term, zone]) =>
    zone === "text" ? [] : [`'${term}':1${VECTOR_LABELS[zone]}`],
  );
  return {
    terms: [...scope, ...zones.keys()].map((term) => `'${term}'`).join(" "),
    ranked_terms: ranked.join(" "),
  };
}
