import type { Generated } from "kysely";

/**
 * Every table of both engines; services add theirs where they use them (`declare module`). Times are ISO 8601 texts in UTC
 * and yes-or-no columns are integers, because then a row reads the same on both engines.
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
  /** ISO 3166 in upper case ("IN"); null is for every country. */
  country: string | null;
  language: string | null;
  position: number;
  /** JSON as text on both engines: whoever reads it parses it with their own schema. */
  body: string;
  checksum: string;
  updated_at: string;
}

/** The columns of a document that do not follow from the others. */
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
  /** Where it stands among all documents by position, slug and id; null until it is indexed. */
  place: Generated<number | null>;
  /** The numbers of its facets, with spaces between them. */
  facets: Generated<string>;
  /** 1 where the body itself has a name that the document's address gives too, such as `slug`. */
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
  place: number;
}

/** What ranges are looked up in: the numbers of a field, by the facet of all documents that have it. */
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
  /** What else a result shows, as JSON. */
  card: string;
  /** Its terms as a text search vector, to be found by; PostgreSQL only. */
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

/** A word of the index by what it becomes without one or two of its letters. */
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
  /** Names the claim that runs the job now, so that a worker whose lease ended cannot finish another's claim. */
  claim: string | null;
  last_error: string | null;
  created_at: string;
  finished_at: string | null;
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
