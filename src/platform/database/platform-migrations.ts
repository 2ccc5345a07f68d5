import type { Engine, SqlMigrations } from "./database.ts";

/** The tables of the platform itself: documents and their index, search, jobs, settings. */
export const PLATFORM_MIGRATIONS: SqlMigrations = {
  "0001-documents": (engine) => `
    create table documents (
      id text primary key not null,
      content_type text not null,
      slug text not null,
      country text check (country = upper(country)),
      language text,
      position integer default 0 not null,
      body ${engine === "sqlite" ? "text" : "jsonb"} not null,
      checksum text not null,
      updated_at text not null
    ) strict;
    -- coalesce, because in a plain unique index two nulls are different values.
    create unique index documents_address on documents
      (content_type, slug, (coalesce(country, '')), (coalesce(language, '')));
    create index documents_order on documents (content_type, country, position);
  `,

  // It created tables that 0006 dropped.
  "0002-document-words": "",

  // Text and not jsonb, because jsonb refuses some strings that people can type (a NUL, half a surrogate pair).
  "0003-jobs": `
    create table jobs (
      id text primary key not null,
      kind text not null,
      payload text not null,
      state text not null check (state in ('waiting', 'running', 'done', 'dead')),
      unique_key text unique,
      run_at text not null,
      attempts integer not null,
      max_attempts integer not null,
      claim text,
      last_error text,
      created_at text not null,
      finished_at text
    ) strict;
    -- Only jobs that can be taken, so that a long history costs a claim nothing.
    create index jobs_to_take on jobs (run_at, id) where state in ('waiting', 'running');
  `,

  "0004-settings": `
    create table settings (
      key text primary key not null,
      value text not null,
      updated_at text not null
    ) strict;
  `,

  // Stores the order of all documents as one number, and which documents share a value: see docs/decisions/0010.
  // Facet tables contain only keys, so SQLite needs no second copy of them. The next load assigns the sort order of
  // the stored documents.
  "0005-document-index": (engine) => `
    ${
      // As text the body keeps the order of its names; the check makes every cast to jsonb safe.
      engine === "sqlite"
        ? ""
        : `alter table documents
      alter column position type bigint,
      alter column body type text using body::text,
      add constraint documents_body_is_json check (body::jsonb is not null);`
    }
    alter table documents add column place bigint;
    alter table documents add column facets text default '' not null;
    alter table documents add column repeats_address integer default 1 not null;
    drop index documents_order;
    create index documents_order on documents (position, slug, id, place);
    create index documents_slug on documents (slug, place);
    create index documents_place on documents (place);
    create table facets (
      number integer ${engine === "sqlite" ? "" : "generated always as identity"} primary key,
      content_type text not null,
      country text not null,
      field text not null,
      value text not null,
      documents integer default 0 not null,
      constraint facets_value unique (content_type, field, value, country)
    ) strict;
    create table facet_members (
      facet integer not null,
      place bigint not null,
      constraint facet_members_key primary key (facet, place)
    ) strict, without rowid;
    create table facet_numbers (
      facet integer not null,
      place bigint not null,
      amount double precision not null,
      constraint facet_numbers_key primary key (facet, place, amount)
    ) strict, without rowid;
    create index facet_numbers_amount on facet_numbers (facet, amount, place);
    delete from settings where key = 'content.checksum';
  `,

  // It also created tables that 0025 dropped.
  "0006-search": `
    drop table if exists document_words_index;
    drop table if exists document_words;
    create table search_synonyms (
      phrase text not null,
      concept text not null,
      constraint search_synonyms_key primary key (phrase, concept)
    ) strict, without rowid;
    create table search_state (
      name text primary key not null,
      value text not null
    ) strict, without rowid;
  `,

  // The source files of the documents, unchanged, so that an editor can export them again.
  "0007-content-files": `
    create table content_files (
      name text primary key not null,
      "text" text not null
    ) strict;
  `,

  // Uses the engine's own text search. Without its state the next start indexes every document again.
  "0025-engine-search": (engine) => `
    drop table if exists search_documents;
    drop table if exists search_words;
    drop table if exists search_blocks;
    drop table if exists search_typos;
    delete from search_state;
    create table search_documents (
      number integer primary key not null,
      document_id text not null unique,
      checksum text not null,
      content_type text not null,
      slug text not null,
      country text,
      language text,
      kind integer not null,
      title text not null,
      card text not null
    ) strict;
    create table search_words (
      deletion text not null,
      word text not null,
      written text not null,
      constraint search_words_key primary key (deletion, word)
    ) strict, without rowid;
    ${SEARCH_INDEX[engine]}
  `,

  "0026-sort-order": `
    alter table documents rename column place to sort_order;
    alter table facet_members rename column place to sort_order;
    alter table facet_numbers rename column place to sort_order;
  `,

  // Only processes on PostgreSQL count here. The counts may be lost, so they are not written to the log of the server.
  "0028-rate-limits": (engine) => `
    create ${engine === "postgres" ? "unlogged " : ""}table rate_limits (
      key text primary key not null,
      points bigint not null,
      expire bigint
    ) strict;
    create index rate_limits_by_expire on rate_limits (expire);
  `,

  "0030-job-trace": "alter table jobs add column trace text",
};

const SEARCH_INDEX: Record<Engine, string> = {
  // Terms are already normalised, so the tokenizer only splits at spaces.
  sqlite: `
    create virtual table search_index using fts5 (
      edition, heading, tags, often, text,
      tokenize = "ascii tokenchars '#=@-'", content = '', contentless_delete = 1
    );
  `,
  // Stored in the row itself, so that PostgreSQL includes the cost of reading it in its plans.
  postgres: `
    alter table search_documents add column terms tsvector not null, add column ranked_terms tsvector not null;
    alter table search_documents alter column terms set storage main;
    create index search_documents_terms on search_documents using gin (terms);
  `,
};
