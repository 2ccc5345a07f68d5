import { z } from "zod";
import { SEARCH_KINDS, type SearchKind } from "../../contracts/search-kinds.ts";
import { DEFAULT_LANGUAGE } from "../../editions/languages.ts";
import type { Database } from "../../platform/database/database.ts";
import { noteDependency } from "../../platform/page-dependencies.ts";
import { findDocuments } from "../../platform/search/find-documents.ts";
import type { FoundDocument } from "../../platform/search/read-index.ts";
import { SEARCH_DEPENDENCY } from "../content/dependencies.ts";
import { searchEdition } from "./search-editions.ts";

export interface SearchEdition {
  country: string;
  /** "en" or "ar", in upper or lower case; English when unset. */
  language?: string | undefined;
}

export interface SearchQuestion extends SearchEdition {
  query: string;
  kinds?: readonly SearchKind[] | undefined;
  /** The first page is 0. */
  page: number;
  size: number;
}

/** A type and not an interface, so that it is assignable to a response with more fields. */
export type SearchHit = {
  id: string;
  kind: SearchKind;
  contentType: string;
  slug: string;
  title: string;
  summary?: string | undefined;
  /** As in the document. */
  picture?: unknown;
  country: string | null;
  language: string | null;
};

export interface SearchResult {
  hits: SearchHit[];
  total: number;
  /** False if there are too many to count; then the total is a lower bound. */
  isTotalExact: boolean;
  totals: Partial<Record<SearchKind, number>>;
  /** No document contains all the words, so these contain some of them. */
  isRelaxed: boolean;
  /** The corrected query that was searched, when no document contains the typed words. */
  correctedQuery?: string;
  /** The words that no document contains, when the results match the other words. */
  ignoredWords?: string[];
}

export async function search(database: Database, question: SearchQuestion): Promise<SearchResult> {
  const { query, country, language = DEFAULT_LANGUAGE, kinds, page, size } = question;
  noteDependency(SEARCH_DEPENDENCY);
  const found = await findDocuments(database, {
    text: query,
    edition: searchEdition(country, language),
    kinds: kinds?.map((kind) => SEARCH_KINDS.indexOf(kind)),
    offset: page * size,
    limit: size,
  });
  const hasCorrection = found.documents.length > 0 && found.words.some(({ correction }) => correction);
  const corrected = found.words.map(({ correction, written }) => correction ?? written).join(" ");
  const ignoredWords = found.words.filter(({ isUnknown }) => isUnknown).map(({ written }) => written);
  return {
    hits: found.documents.map(searchHit),
    total: [...found.totals.values()].reduce((sum, documents) => sum + documents, 0),
    isTotalExact: found.isComplete,
    totals: Object.fromEntries(
      (kinds ?? SEARCH_KINDS).map((kind) => [kind, found.totals.get(SEARCH_KINDS.indexOf(kind)) ?? 0]),
    ),
    isRelaxed: found.isRelaxed,
    ...(hasCorrection ? { correctedQuery: corrected } : {}),
    ...(found.isRelaxed && ignoredWords.length > 0 ? { ignoredWords } : {}),
  };
}

const Card = z.object({ summary: z.string().optional(), picture: z.unknown().optional() });

export function searchHit(document: FoundDocument): SearchHit {
  return {
    id: document.document_id,
    kind: SEARCH_KINDS[document.kind] ?? "page",
    contentType: document.content_type,
    slug: document.slug,
    title: document.title,
    ...Card.parse(JSON.parse(document.card)),
    country: document.country,
    language: document.language,
  };
}
