import type { SqlMigrations } from "../../platform/database/database.ts";

/** Uploads, and what the staff adds to projects. */
export const STAFF_PROJECT_MIGRATIONS: SqlMigrations = {
  "0036-uploads": `
    create table uploads (
      id text primary key not null,
      owner_kind text not null,
      owner_id text not null,
      name text not null,
      type text not null,
      size bigint not null,
      checksum text not null,
      created_by text not null,
      created_at text not null
    ) strict;
    create index uploads_of_owner on uploads (owner_kind, owner_id, created_at);
  `,

  // The facts by which projects are listed. Rows from before have none of them until the staff first lists projects.
  "0037-project-work": `
    alter table projects add column version bigint;
    alter table projects add column code text;
    alter table projects add column handed_over_on text;
    alter table projects add column late_from text;
    alter table projects add column region text;
    alter table projects add column lead_id text;
    alter table projects add column news text;
    create index projects_by_time on projects (created_at, id);
    create index projects_by_country on projects (country, created_at, id);
    create index projects_by_kind on projects (kind, created_at, id);
    create index projects_in_progress on projects (created_at, id) where handed_over_on is null;
    create index projects_handed_over on projects (created_at, id) where handed_over_on is not null;
    create index projects_late on projects (late_from) where handed_over_on is null;
    create index projects_by_code on projects (code);
    create index projects_by_update on projects (updated_at, id);
    create index projects_of_lead on projects (lead_id);
    create table project_letters (
      id text primary key not null,
      project_id text not null,
      version bigint not null,
      news text not null,
      member_id text not null,
      created_at text not null
    ) strict;
    create unique index project_letters_once on project_letters (project_id, version);
  `,

  "0041-project-templates": `
    create table project_templates (
      id text primary key not null,
      country text not null,
      name text not null,
      body text not null,
      member_id text not null,
      version bigint not null,
      created_at text not null,
      updated_at text not null
    ) strict;
    create unique index project_templates_by_name on project_templates (country, name);
  `,
};
