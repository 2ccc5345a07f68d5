import type { SqlMigrations } from "../../platform/database/database.ts";

/** Leads, contact, referrals, tickets, estimates and visits. */
export const LEAD_MIGRATIONS: SqlMigrations = {
  "0008-leads": `
    create table leads (
      id text primary key not null,
      submission_key text not null unique,
      customer_id text not null,
      country text not null,
      language text not null,
      kind text not null,
      name text not null,
      phone text not null,
      email text,
      pincode text,
      payload text not null,
      consent text not null,
      held_because text,
      follows text,
      created_at text not null,
      delivered_at text
    ) strict;
    create index leads_of_customer on leads (customer_id, created_at);
    create index leads_by_time on leads (created_at, id);
  `,

  "0009-contact": `
    create table contact_pacts (
      lead_id text primary key not null,
      customer_id text not null,
      channel text not null,
      hours text not null,
      language text not null,
      frequency text not null,
      designer text not null,
      stopped_at text,
      updated_at text not null
    ) strict;
    create index pacts_of_customer on contact_pacts (customer_id);
    create table contact_attempts (
      id text primary key not null,
      customer_id text not null,
      lead_id text,
      channel text not null,
      outcome text not null,
      note text,
      attempted_at text not null
    ) strict;
    create index attempts_of_customer on contact_attempts (customer_id, attempted_at);
    create table waiting_list (
      id text primary key not null,
      country text not null,
      pincode text not null,
      contact text not null,
      language text not null,
      created_at text not null
    ) strict;
    create unique index waiting_once on waiting_list (country, pincode, contact);
  `,

  "0010-referrals-and-tickets": `
    create table referrers (
      id text primary key not null,
      referral_key text not null unique,
      country text not null,
      name text not null,
      email text not null,
      created_at text not null
    ) strict;
    create unique index referrers_by_email on referrers (country, email, name);
    create table referrals (
      id text primary key not null,
      referrer_id text not null,
      friend_name text not null,
      friend_email text,
      friend_phone text not null,
      comment text,
      created_at text not null
    ) strict;
    create unique index referred_once on referrals (referrer_id, friend_phone);
    create table tickets (
      id text primary key not null,
      submission_key text not null unique,
      lead_id text not null,
      ticket_type text not null,
      subject text not null,
      description text not null,
      tags text not null,
      status text not null,
      created_at text not null
    ) strict;
    create index tickets_of_lead on tickets (lead_id, created_at);
  `,

  // Before this migration a stop applied to every lead of the number. Existing stops keep that scope.
  "0011-contact-stops": `
    create table contact_stops (id text primary key not null, stopped_at text not null) strict;
    create table stop_requests (lead_id text primary key not null, customer_id text not null, asked_at text not null) strict;
    create table spent_links (id text primary key not null, spent_at text not null) strict;
    create table mailbox_letters (id text primary key not null, claimant text not null, claimed_at text not null) strict;
    alter table contact_pacts add column stop_scope text;
    update contact_pacts set stop_scope = 'number' where stopped_at is not null;
  `,

  "0012-estimates": `
    create table estimates (
      code text primary key not null,
      country text not null,
      calculator text not null,
      owner_hash text not null,
      plan text,
      created_at text not null
    ) strict;
    create table estimate_versions (
      id text primary key not null,
      estimate_code text not null,
      number bigint not null,
      choices text not null,
      rates_from text not null,
      price text not null,
      created_at text not null
    ) strict;
    create unique index versions_of_estimate on estimate_versions (estimate_code, number);
  `,

  "0013-consent-receipts": `
    create table consent_receipts (
      id text primary key not null,
      version text not null,
      categories text not null,
      region text not null,
      created_at text not null
    ) strict;
  `,

  "0014-visit-places": `
    create table visit_places (
      lead_id text primary key not null,
      ec_name text not null,
      visit_at text not null,
      place bigint,
      cancelled_at text
    ) strict;
    create unique index places_of_hour on visit_places (ec_name, visit_at, place);
  `,

  "0031-lead-mailboxes": `
    alter table leads add column mailbox text;
    create index leads_by_stored_mailbox on leads (mailbox);
  `,
};
