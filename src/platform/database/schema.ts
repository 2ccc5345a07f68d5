/**
 * Every table of both engines. Times are ISO 8601 texts in UTC and yes-or-no columns are integers, because
 * then a row reads the same on both engines and needs no translation on its way from one to the other.
 */
export interface Schema {
  documents: DocumentRow;
  document_words: DocumentWordsRow;
  jobs: JobRow;
  settings: SettingRow;
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

export interface DocumentWordsRow {
  document_id: string;
  heading: string;
  words: string;
}

export type JobState = "waiting" | "running" | "done" | "dead";

export interface JobRow {
  id: string;
  kind: string;
  payload: string;
  state: JobState;
  unique_key: string | null;
  /** When a worker may take the job: its time while waiting, the end of the lease while running. */
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

/** What export and import carry, parents before children. A table missing here fails to compile. */
export const TABLES = {
  documents: {
    key: "id",
    columns: [
      "id",
      "content_type",
      "slug",
      "country",
      "language",
      "position",
      "body",
      "checksum",
      "updated_at",
    ],
    json: ["body"],
  },
  document_words: { key: "document_id", columns: ["document_id", "heading", "words"], json: [] },
  jobs: {
    key: "id",
    columns: [
      "id",
      "kind",
      "payload",
      "state",
      "unique_key",
      "run_at",
      "attempts",
      "max_attempts",
      "claim",
      "last_error",
      "created_at",
      "finished_at",
    ],
    json: [],
  },
  settings: { key: "key", columns: ["key", "value", "updated_at"], json: [] },
} as const satisfies {
  [Table in keyof Schema]: {
    key: keyof Schema[Table];
    columns: readonly (keyof Schema[Table])[];
    json: readonly (keyof Schema[Table])[];
  };
};

export type TableName = keyof Schema;

export function isTableName(name: unknown): name is TableName {
  return typeof name === "string" && Object.hasOwn(TABLES, name);
}

export const TABLE_NAMES: readonly TableName[] = Object.keys(TABLES).filter(isTableName);
