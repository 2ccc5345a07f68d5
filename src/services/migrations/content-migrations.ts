import type { SqlMigrations } from "../../platform/database/database.ts";

/** Documents that editors change in the staff application. */
export const CONTENT_MIGRATIONS: SqlMigrations = {
  "0045-content-editing": `
    create table content_edits (
      name text primary key not null,
      base text
    ) strict;
    create table content_entries (
      id text primary key not null,
      file text not null,
      entry text not null,
      content_type text not null,
      country text,
      countries text not null,
      language text,
      title text not null,
      is_published bigint not null,
      words text not null,
      changed_at text not null,
      changed_by text
    ) strict;
    create index content_entries_of_file on content_entries (file);
    create index content_entries_by_type on content_entries (content_type, id);
    create index content_entries_by_change on content_entries (changed_at, id);
    create table content_drafts (
      id text primary key not null,
      value text not null,
      base text,
      state text not null,
      version bigint not null,
      note text,
      member_id text not null,
      created_at text not null,
      updated_at text not null
    ) strict;
    create index content_drafts_by_state on content_drafts (state, updated_at);
    create table content_schedule (
      id text primary key not null,
      entry_id text not null,
      value text,
      base text,
      due_at text not null,
      state text not null,
      problem text,
      member_id text not null,
      member text not null,
      created_at text not null
    ) strict;
    create index content_schedule_by_due on content_schedule (state, due_at);
    create index content_schedule_of_entry on content_schedule (entry_id, due_at);
    create table content_versions (
      id text primary key not null,
      entry_id text not null,
      at text not null,
      action text not null,
      value text,
      member_id text,
      member text,
      note text
    ) strict;
    create index content_versions_of_entry on content_versions (entry_id, id);
    create table content_conflicts (
      id text primary key not null,
      entry_id text not null,
      at text not null,
      fields text not null,
      theirs text,
      state text not null,
      resolved_by text,
      resolved_at text
    ) strict;
    create index content_conflicts_by_state on content_conflicts (state, id);
  `,
  "0047-pictures": `
    create table pictures (
      name text primary key not null,
      upload_id text not null,
      width bigint not null,
      height bigint not null,
      dominant text not null,
      hash text not null,
      focus text,
      alt text not null,
      version bigint not null,
      member text not null,
      created_at text not null,
      updated_at text not null
    ) strict;
  `,

  "0048-redirects": `
    create table redirects (
      path text primary key not null,
      target text not null,
      note text,
      uses bigint not null,
      used_at text,
      member text not null,
      created_at text not null
    ) strict;
  `,
};
