import type { Database } from "../../../src/platform/database/database.ts";
import { search } from "../../../src/services/search/search.ts";
import { JUDGED_QUERIES, type JudgedQuery } from "./judged-queries.ts";

/** The quality of the results of a query, each value from 0 to 1. */
export interface QueryScore extends JudgedQuery {
  /** Normalised discounted cumulative gain of the first ten results. */
  gain: number;
  /** One divided by the rank of the first result that the visitor looks for (grade 3). */
  reciprocalRank: number;
  found: string[];
}

const LOOKED_AT = 10;

export async function scoreSearch(database: Database): Promise<QueryScore[]> {
  const scores: QueryScore[] = [];
  for (const judged of JUDGED_QUERIES) scores.push(await scoreQuery(database, judged));
  return scores;
}

export function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

async function scoreQuery(database: Database, judged: JudgedQuery): Promise<QueryScore> {
  const [country = "", language = ""] = judged.edition.split("-");
  const question = { query: judged.query, country, language, page: 0, size: LOOKED_AT };
  const { hits, isRelaxed } = await search(database, question);
  const found = hits.map(({ contentType, slug }) => `${contentType}/${slug}`);
  // If no document answers the query, the right result is none, or documents marked as containing only some of the
  // words.
  if (!judged.grades) {
    const score = found.length === 0 || isRelaxed ? 1 : 0;
    return { ...judged, gain: score, reciprocalRank: score, found };
  }
  const grades = found.map((address) => gradeOf(judged, address));
  const ideal = await idealGrades(database, judged, country, language);
  const first = grades.indexOf(3);
  return {
    ...judged,
    gain: discountedGain(grades) / discountedGain(ideal),
    reciprocalRank: first < 0 ? 0 : 1 / (first + 1),
    found,
  };
}

function gradeOf({ grades = {} }: JudgedQuery, address: string): number {
  const grade = ([3, 2, 1] as const).find((one) => grades[one]?.some((pattern) => matches(pattern, address)));
  return grade ?? 0;
}

function matches(pattern: string, address: string): boolean {
  return new RegExp(`^${pattern.replaceAll("*", ".*")}$`).test(address);
}

/** The best possible ranking of the documents of the edition. */
async function idealGrades(
  { db }: Database,
  judged: JudgedQuery,
  country: string,
  language: string,
): Promise<number[]> {
  const rows = await db
    .selectFrom("search_documents")
    .select(["content_type", "slug"])
    .where((eb) => eb.or([eb("country", "is", null), eb("country", "=", country)]))
    .where((eb) => eb.or([eb("language", "is", null), eb("language", "=", language.toUpperCase())]))
    .execute();
  const grades = rows.map((row) => gradeOf(judged, `${row.content_type}/${row.slug}`));
  return grades.sort((one, other) => other - one).slice(0, LOOKED_AT);
}

function discountedGain(grades: readonly number[]): number {
  return grades.reduce((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0);
}
