import type { SqlMigrations } from "../../platform/database/database.ts";

/** The staff's work on tickets and visits. What customers have sent stays in the tables of the customers. */
export const STAFF_TICKET_MIGRATIONS: SqlMigrations = {
  "0034-ticket-work": `
    create table ticket_work (
      id text primary key not null,
      country text not null,
      ticket_type text not null,
      state text not null,
      assignee_id text,
      created_at text not null,
      waiting_since text not null,
      due_at text,
      version bigint not null,
      updated_at text not null
    ) strict;
    create index ticket_work_by_time on ticket_work (waiting_since, id);
    create index ticket_work_by_country on ticket_work (country, waiting_since, id);
    create index ticket_work_by_state on ticket_work (state, waiting_since, id);
    create index ticket_work_by_type on ticket_work (ticket_type, waiting_since, id);
    create index ticket_work_by_assignee on ticket_work (assignee_id, waiting_since, id);
    create index ticket_work_due on ticket_work (due_at) where due_at is not null;
    create index ticket_work_by_change on ticket_work (updated_at, id);
    create table ticket_notes (
      id text primary key not null,
      ticket_id text not null,
      member_id text not null,
      "text" text not null,
      created_at text not null
    ) strict;
    create index ticket_notes_of_ticket on ticket_notes (ticket_id, created_at);
    create table ticket_reads (
      id text primary key not null,
      ticket_id text not null,
      member_id text not null,
      read_at text not null
    ) strict;
    create index ticket_reads_of_ticket on ticket_reads (ticket_id, read_at);
    create table saved_replies (
      id text primary key not null,
      language text not null,
      title text not null,
      "text" text not null,
      version bigint not null,
      updated_at text not null
    ) strict;
    create index tickets_by_time on tickets (created_at, id);
  `,

  "0035-visit-work": `
    create table visit_work (
      id text primary key not null,
      outcome text,
      letters bigint not null,
      version bigint not null,
      updated_at text not null
    ) strict;
    create index visit_work_by_change on visit_work (updated_at, id);
    create table centre_closed_days (
      id text primary key not null,
      country text not null,
      ec_name text not null,
      day text not null,
      reason text not null,
      member_id text not null,
      created_at text not null
    ) strict;
    create unique index centre_closed_once on centre_closed_days (ec_name, day);
    create index centre_closed_by_country on centre_closed_days (country, day);
    create table visit_feeds (
      id text primary key not null,
      country text not null,
      ec_name text not null,
      member_id text not null,
      created_at text not null
    ) strict;
    create unique index visit_feeds_once on visit_feeds (ec_name);
  `,

  "0039-mentions": `
    create table staff_mentions (
      id text primary key not null,
      record_kind text not null,
      record_id text not null,
      country text not null,
      member_id text not null,
      by_id text not null,
      created_at text not null,
      seen_at text
    ) strict;
    create index staff_mentions_of_member on staff_mentions (member_id, created_at, id);
    create index staff_mentions_unseen on staff_mentions (member_id) where seen_at is null;
    create index staff_mentions_of_record on staff_mentions (record_id, member_id);
    create index staff_mentions_by_time on staff_mentions (created_at);
    create index staff_mentions_by_look on staff_mentions (seen_at);
  `,
};
