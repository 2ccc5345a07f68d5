import type { SqlMigrations } from "../../platform/database/database.ts";

/** Accounts, logins, records of customers, projects and wishlists. */
export const CUSTOMER_MIGRATIONS: SqlMigrations = {
  "0015-identity": `
    create table accounts (
      id text primary key not null,
      name text,
      phone text unique,
      phone_proven_at text,
      email text unique,
      email_proven_at text,
      region text not null,
      created_at text not null,
      updated_at text not null
    ) strict;
    create table passkeys (
      id text primary key not null,
      account_id text not null,
      public_key text not null,
      counter bigint not null,
      transports text not null,
      created_at text not null,
      used_at text
    ) strict;
    create index passkeys_of_account on passkeys (account_id);
    create table one_time_passwords (
      id text primary key not null,
      purpose text not null,
      channel text not null,
      target text not null,
      network text,
      digest text not null,
      tries bigint not null,
      state text not null,
      created_at text not null,
      expires_at text not null
    ) strict;
    create index one_time_passwords_by_purpose on one_time_passwords (purpose, created_at);
    create index one_time_passwords_by_target on one_time_passwords (target, created_at);
    create index one_time_passwords_by_network on one_time_passwords (network, created_at);
    create index one_time_passwords_by_created_at on one_time_passwords (created_at);
    create table oidc_records (
      id text primary key not null,
      payload text not null,
      grant_id text,
      uid text,
      consumed_at text,
      expires_at text not null
    ) strict;
    create index oidc_records_by_grant_id on oidc_records (grant_id);
    create index oidc_records_by_uid on oidc_records (uid);
    create index oidc_records_by_expires_at on oidc_records (expires_at);
  `,

  "0016-login-sessions": `
    create table login_sessions (
      id text primary key not null,
      subject text not null,
      tokens text not null,
      refreshing_until text,
      created_at text not null,
      expires_at text not null
    ) strict;
    create index sessions_of_subject on login_sessions (subject);
  `,

  "0017-customer-records": `
    create table customer_records (
      customer_id text primary key not null,
      language text,
      frequency text,
      email bigint,
      sms bigint,
      whatsapp bigint,
      is_black bigint,
      updated_at text not null
    ) strict;
    create table privacy_changes (
      id text primary key not null,
      customer_id text not null,
      field text not null,
      value text not null,
      changed_at text not null
    ) strict;
    create index privacy_changes_of_customer on privacy_changes (customer_id, changed_at);
    create table customer_addresses (
      id text primary key not null,
      customer_id text not null,
      country text not null,
      label text not null,
      fields text not null,
      is_default bigint not null,
      created_at text not null,
      updated_at text not null
    ) strict;
    create index customer_addresses_of_customer on customer_addresses (customer_id);
  `,

  "0018-projects": `
    create table projects (
      id text primary key not null,
      customer_id text,
      phone text,
      email text,
      country text not null,
      kind text not null,
      is_sample bigint not null,
      head text not null,
      created_at text not null,
      updated_at text not null
    ) strict;
    create index projects_by_customer_id on projects (customer_id);
    create index projects_by_phone on projects (phone);
    create index projects_by_email on projects (email);
    create table project_parts (
      id text primary key not null,
      project_id text not null,
      kind text not null,
      position bigint not null,
      body text not null
    ) strict;
    create index parts_of_project on project_parts (project_id, kind, position);
  `,

  // Records from before a login are found by the contacts that were proved since.
  "0019-customer-cases": `
    alter table tickets add column account_id text;
    alter table tickets add column region text;
    alter table tickets add column email text;
    create index tickets_of_account on tickets (account_id, created_at);
    alter table estimates add column account_id text;
    create index estimates_of_account on estimates (account_id);
    create table ticket_messages (
      id text primary key not null,
      ticket_id text not null,
      author text not null,
      name text,
      "text" text not null,
      created_at text not null
    ) strict;
    create index messages_of_ticket on ticket_messages (ticket_id, created_at);
    create table proven_contacts (id text primary key not null, account_id text not null, proven_at text not null) strict;
    create index contacts_of_account on proven_contacts (account_id);
    create table account_deletions (account_id text primary key not null, asked_at text not null, erase_at text not null) strict;
    create index leads_by_mailbox on leads (lower(email));
    create index referrers_by_mailbox on referrers (email);
    create index referrals_by_friend on referrals (friend_phone);
    create index waiting_by_contact on waiting_list (contact);
  `,

  "0020-wishlists": `
    create table wishlist_items (
      id text primary key not null,
      customer_id text not null,
      country text not null,
      content_type text not null,
      slug text not null,
      meta text not null,
      created_at text not null
    ) strict;
    create unique index wishlist_items_once on wishlist_items (customer_id, country, content_type, slug);
    create table boards (
      id text primary key not null,
      customer_id text not null,
      country text not null,
      name text not null,
      share_key text unique,
      is_closed bigint not null,
      created_at text not null
    ) strict;
    create index boards_of_customer on boards (customer_id, country);
    create table board_items (
      id text primary key not null,
      board_id text not null,
      content_type text not null,
      slug text not null,
      meta text not null,
      position bigint not null
    ) strict;
    create unique index board_items_once on board_items (board_id, content_type, slug);
    create table board_answers (
      id text primary key not null,
      board_id text not null,
      voter_hash text not null,
      name text,
      marks text not null,
      created_at text not null,
      updated_at text not null
    ) strict;
    create unique index board_answers_once on board_answers (board_id, voter_hash);
  `,

  "0021-password-limits": `
    alter table one_time_passwords add column counted_as text default '' not null;
    create index one_time_passwords_by_counted_as on one_time_passwords (counted_as, created_at);
  `,

  "0024-erased-customers": `
    create table erased_customers (id text primary key not null, erased_at text not null) strict;
  `,

  "0027-visit-bookings": `
    alter table visit_places rename to visit_bookings;
    alter table visit_bookings rename column place to seat;
  `,
};
