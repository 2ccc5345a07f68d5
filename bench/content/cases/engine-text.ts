import { sql } from "kysely";
import type { Database, Engine } from "../../../src/platform/database/database.ts";
import type { DocumentTypes } from "../../../src/services/content/document-type.ts";
import { refreshSearchIndex } from "../../../src/services/search/refresh-search-index.ts";
import { readSynonyms } from "../../../src/services/search/synonyms.ts";
import type { Stand } from "../stand.ts";

const TYPES: DocumentTypes = {
  designs: {
    answersAs: "item",
    schemas: {},
    search: {
      kind: "design",
      heading: ["title"],
      tags: ["tags", "roomType", "style", "colours"],
      text: ["description"],
      summary: "description",
    },
  },
};

const indexed = new WeakMap<Database, Promise<void>>();

/** Builds our index and the engine's own full-text index over the same words. */
export function withTextIndexes({ database }: Stand): Promise<void> {
  const known = indexed.get(database) ?? indexBoth(database);
  indexed.set(database, known);
  return known;
}

async function indexBoth(database: Database): Promise<void> {
  const synonyms = await readSynonyms("content");
  await timed(`the search index in ${database.engine}`, () =>
    refreshSearchIndex(database, { types: TYPES, synonyms }),
  );
  await timed(`the engine's own in ${database.engine}`, async () => {
    for (const statement of ENGINE_INDEX[database.engine]) await sql.raw(statement).execute(database.db);
  });
}

async function timed(what: string, work: () => Promise<void>): Promise<void> {
  const startedAt = performance.now();
  await work();
  console.log(`${what}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
}

// The country is indexed as a word, so that the engine does not read documents of other countries.
const ENGINE_INDEX: Record<Engine, string[]> = {
  sqlite: [
    "create virtual table bench_text using fts5(id unindexed, words, tokenize = 'porter unicode61')",
    `insert into bench_text (id, words) select id, 'country' || country || ' ' || (body ->> 'title') || ' '
      || (body ->> 'tags') || ' ' || (body ->> 'roomType') || ' ' || (body ->> 'style') || ' '
      || (body ->> 'colours') || ' ' || (body ->> 'description') from documents`,
  ],
  postgres: [
    `create table bench_text as select id, to_tsvector('english', 'country' || country || ' ' || (body::jsonb ->> 'title')
      || ' ' || (body::jsonb ->> 'tags') || ' ' || (body::jsonb ->> 'roomType') || ' ' || (body::jsonb ->> 'style')
      || ' ' || (body::jsonb ->> 'colours') || ' ' || (body::jsonb ->> 'description')) as words from documents`,
    "create index bench_text_words on bench_text using gin (words)",
    "analyze bench_text",
  ],
};

interface EngineSearch {
  text: string;
  queryOf(words: readonly string[]): string;
  beginningWith(letters: string): string;
}

/** The best twelve documents by the engine's own ranking. */
export const ENGINE_SEARCH: Record<Engine, EngineSearch> = {
  sqlite: {
    text: `select d.id, d.slug, d.country, d.body from (
        select id from bench_text where bench_text match $1 order by rank limit 12
      ) as found cross join documents as d where d.id = found.id`,
    queryOf: (words) => ["countryin", ...words].map((word) => `"${word}"`).join(" AND "),
    beginningWith: (letters) => `countryin AND ${letters}*`,
  },
  postgres: {
    text: `select d.id, d.slug, d.country, d.body from (
        select id from bench_text, to_tsquery('english', $1) as query where words @@ query
        order by ts_rank(words, query) desc limit 12
      ) as found cross join documents as d where d.id = found.id`,
    queryOf: (words) => ["countryin", ...words].join(" & "),
    beginningWith: (letters) => `countryin & ${letters}:*`,
  },
};
