import type { Generated } from "kysely";

/**
 * All tables of both engines; services declare theirs where they use them (`declare module`). Times are ISO 8601
 * texts in UTC and booleans are integers, so that a row has the same values on both engines.
 */
export interface Schema {
  documents: IndexedDocumentRow;
  facets: FacetRow;
  facet_members: FacetMemberRow;
  facet_numbers: FacetNumberRow;
  search_documents: SearchDocumentRow;
  search_index: SearchIndexRow;
  search_words: SearchWordRow;
  search_synonyms: SearchSynonymRow;
  search_state: SearchStateRow;
  jobs: JobRow;
  settings: SettingRow;
  content_files: ContentFileRow;
}

export interface DocumentRow {
  id: string;
  content_type: string;
  slug: string;
  /** ISO 3166 in upper case ("IN"); null means every country. */
  country: string | null;
  language: string | null;
  position: number;
  /** JSON as text on both engines: each reader parses it with its own schema. */
  body: string;
  checksum: string;
  updated_at: string;
}

/** The columns of a document that cannot be derived from the others. */
export const DOCUMENT_COLUMNS = [
  "id",
  "content_type",
  "slug",
  "country",
  "language",
  "position",
  "body",
  "checksum",
  "updated_at",
] as const satisfies (keyof DocumentRow)[];

interface IndexedDocumentRow extends DocumentRow {
  /** Its sort order among all documents, by position, slug and id; null until it is indexed. */
  sort_order: Generated<number | null>;
  /** The numbers of its facets, separated by spaces. */
  facets: Generated<string>;
  /** 1 if the body itself has a field that also comes from the document's address, such as `slug`. */
  repeats_address: Generated<number>;
}

export interface FacetRow {
  number: Generated<number>;
  content_type: string;
  /** Empty for documents of every country. */
  country: string;
  /** Empty for all documents of the type and country. */
  field: string;
  /** As JSON; empty for all documents that have the field. */
  value: string;
  documents: Generated<number>;
}

export interface FacetMemberRow {
  facet: number;
  sort_order: number;
}

/** For range queries: the numeric values of a field, by the facet of all documents that have the field. */
export interface FacetNumberRow extends FacetMemberRow {
  amount: number;
}

export interface SearchDocumentRow {
  number: number;
  document_id: string;
  checksum: string;
  content_type: string;
  slug: string;
  country: string | null;
  language: string | null;
  kind: number;
  title: string;
  /** The other data of a search result, as JSON. */
  card: string;
  /** Its terms as a text search vector for matching; PostgreSQL only. */
  terms?: string;
  /** The terms of its heading, its tags and its frequent words, with their weights; PostgreSQL only. */
  ranked_terms?: string;
}

export interface SearchIndexRow {
  rowid: number;
  edition: string;
  heading: string;
  tags: string;
  often: string;
  text: string;
}

/** A word of the index, by the text that remains without one or two of its letters. */
export interface SearchWordRow {
  deletion: string;
  word: string;
  written: string;
}

export interface SearchSynonymRow {
  phrase: string;
  concept: string;
}

export interface SearchStateRow {
  name: string;
  value: string;
}

export type JobState = "waiting" | "running" | "done" | "dead";

export interface JobRow {
  id: string;
  kind: string;
  payload: string;
  state: JobState;
  unique_key: string | null;
  run_at: string;
  attempts: number;
  max_attempts: number;
  /**
   * Identifies the current claim of the job, so that a worker whose lease has ended cannot finish another worker's
   * claim.
   */
  claim: string | null;
  last_error: string | null;
  created_at: string;
  finished_at: string | null;
  /** The request that stored the job: see `storedTrace`. */
  trace: string | null;
}

export interface SettingRow {
  key: string;
  value: string;
  updated_at: string;
}

export interface ContentFileRow {
  /** Relative to the content folder, with slashes. */
  name: string;
  text: string;
}
