import { type AliasedExpression, type Kysely, type SqlBool, sql } from "kysely";
import type { Database, Engine } from "./database.ts";
import { normaliseWords } from "./normalise-words.ts";
import type { Schema } from "./schema.ts";

export interface DocumentText {
  documentId: string;
  /** Titles and names: a word found here counts more than one in the text. */
  heading: string;
  text: string;
}

export async function indexText(
  db: Kysely<Schema>,
  { documentId, heading, text }: DocumentText,
): Promise<void> {
  const headingWords = normaliseWords(heading);
  const row = {
    document_id: documentId,
    heading: headingWords.join(" "),
    words: [...headingWords, ...normaliseWords(text)].join(" "),
  };
  await db
    .insertInto("document_words")
    .values(row)
    .onConflict((conflict) => conflict.column("document_id").doUpdateSet(row))
    .execute();
}

/**
 * The documents that hold every word of the query, to be joined with `documents`. Neither engine's own rank is
 * used: they differ, and the order of results must not depend on where the site is installed.
 */
export function findText({ db, engine }: Pick<Database, "db" | "engine">, query: string): FoundText {
  const words = [...new Set(normaliseWords(query))];
  const hits = words.map(
    (word) => sql`(case when ' ' || document_words.heading || ' ' like ${`% ${word} %`} then 1 else 0 end)`,
  );
  return db
    .selectFrom("document_words")
    .select([
      "document_words.document_id",
      sql<number>`${hits.length > 0 ? sql.join(hits, sql` + `) : sql`0`}`.as("heading_hits"),
    ])
    .where(words.length > 0 ? HOLDS_ALL[engine](words) : sql<SqlBool>`1 = 0`)
    .as("found");
}

type FoundText = AliasedExpression<{ document_id: string; heading_hits: number }, "found">;

const HOLDS_ALL: Record<Engine, (words: readonly string[]) => ReturnType<typeof sql<SqlBool>>> = {
  sqlite: (words) => sql<SqlBool>`document_words.number in (
    select rowid from document_words_index where document_words_index match ${quoteEach(words, '"', " AND ")}
  )`,
  postgres: (words) => sql<SqlBool>`
    array_to_tsvector(string_to_array(document_words.words, ' ')) @@ ${quoteEach(words, "'", " & ")}::tsquery`,
};

/** The words hold letters, marks and digits only, so there is nothing in them to escape. */
function quoteEach(words: readonly string[], quote: string, and: string): string {
  return words.map((word) => `${quote}${word}${quote}`).join(and);
}
