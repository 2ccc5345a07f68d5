import type { Engine, SqlMigrations } from "../../platform/database/database.ts";

/** Members of the staff, their sessions, the audit log, and their work on leads. */
export const STAFF_MIGRATIONS: SqlMigrations = {
  "0032-staff-members": (engine) => `
    create table staff_members (
      id text primary key not null,
      email text not null unique,
      name text not null,
      grants text not null,
      state text not null,
      subject text unique,
      authenticator text,
      authenticator_step bigint,
      version bigint not null,
      created_at text not null,
      updated_at text not null
    ) strict;
    create table staff_invitations (
      id text primary key not null,
      member_id text not null,
      expires_at text not null,
      used_at text
    ) strict;
    create table staff_sessions (
      id text primary key not null,
      member_id text not null,
      is_invited bigint not null,
      pending_authenticator text,
      confirmed_at text,
      created_at text not null,
      expires_at text not null
    ) strict;
    create index staff_sessions_of_member on staff_sessions (member_id);
    create table staff_tokens (
      id text primary key not null,
      member_id text not null,
      name text not null,
      created_at text not null,
      expires_at text not null,
      used_at text,
      revoked_at text
    ) strict;
    create table audit_lines (
      id text primary key not null,
      at text not null,
      member_id text not null,
      member text not null,
      action text not null,
      kind text not null,
      record_id text,
      country text,
      before_change text,
      after_change text,
      reason text
    ) strict;
    create index audit_lines_by_time on audit_lines (at, id);
    create index audit_lines_of_record on audit_lines (record_id, at);
    create index audit_lines_of_member on audit_lines (member_id, at);
    create index audit_lines_of_changes on audit_lines (kind, id) where before_change is not null;
    ${unchangeable(engine, "audit_lines")}
    create table staff_views (
      id text primary key not null,
      member_id text not null,
      screen text not null,
      name text not null,
      query text not null,
      created_at text not null
    ) strict;
    create unique index staff_views_once on staff_views (member_id, screen, name);
  `,

  "0033-lead-work": `
    create table lead_work (
      id text primary key not null,
      customer_id text not null,
      country text not null,
      created_at text not null,
      due_at text not null,
      answered_at text,
      stage text not null,
      owner_id text,
      next_step text,
      next_step_at text,
      version bigint not null,
      updated_at text not null
    ) strict;
    create index lead_work_by_time on lead_work (created_at, id);
    create index lead_work_by_country on lead_work (country, created_at, id);
    create index lead_work_by_stage on lead_work (stage, created_at, id);
    create index lead_work_by_owner on lead_work (owner_id, created_at, id);
    create index lead_work_of_customer on lead_work (customer_id, created_at);
    create table lead_words (
      id text primary key not null,
      lead_id text not null,
      word text not null
    ) strict;
    create index lead_words_by_word on lead_words (word, lead_id);
    create index lead_words_of_lead on lead_words (lead_id);
    create table lead_notes (
      id text primary key not null,
      lead_id text not null,
      member_id text not null,
      "text" text not null,
      created_at text not null
    ) strict;
    create index lead_notes_of_lead on lead_notes (lead_id, created_at);
    create index leads_undelivered on leads (created_at, id) where delivered_at is null;
  `,
};

/** A line of the audit log can be added, but neither changed nor deleted. */
function unchangeable(engine: Engine, table: string): string {
  if (engine === "sqlite")
    return `
    create trigger ${table}_no_update before update on ${table} begin select raise(abort, '${table} cannot be changed'); end;
    create trigger ${table}_no_delete before delete on ${table} begin select raise(abort, '${table} cannot be changed'); end;`;
  return `
    create function ${table}_refuse_change() returns trigger language plpgsql as $$ begin raise exception '${table} cannot be changed'; end $$;
    create trigger ${table}_no_change before update or delete on ${table} for each row execute function ${table}_refuse_change();`;
}
