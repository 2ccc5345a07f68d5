import type { SqlMigrations } from "../../platform/database/database.ts";

/** Receipts of erasures, and indexes for the pages about persons and about dead jobs. */
export const STAFF_PEOPLE_MIGRATIONS: SqlMigrations = {
  "0038-erasure-receipts": `
    create table erasure_receipts (
      id text primary key not null,
      request_key text not null unique,
      country text not null,
      member_id text not null,
      counts text not null,
      is_reported bigint not null,
      erased_at text not null
    ) strict;
    create index jobs_dead on jobs (kind, created_at) where state = 'dead';
    create index contact_attempts_of_lead on contact_attempts (lead_id, attempted_at);
    create index stop_requests_of_customer on stop_requests (customer_id);
    create index referrals_by_friend_mailbox on referrals (friend_email);
  `,

  "0043-audit-looks": `
    create table audit_looks (
      id text primary key not null,
      at text not null
    ) strict;
  `,

  // The first lead of a friend who came by a referral, and what was paid for it; contacts of one person.
  "0046-referrals-and-linked-contacts": `
    create table referred_friends (
      id text primary key not null,
      customer_id text not null unique,
      referrer_id text not null,
      country text not null,
      came_by text not null,
      referred_at text,
      created_at text not null,
      paid bigint not null,
      version bigint not null
    ) strict;
    create index referred_friends_by_time on referred_friends (created_at, id);
    create index referred_friends_by_country on referred_friends (country, created_at, id);
    create index referred_friends_of_referrer on referred_friends (referrer_id, created_at);
    create index referred_friends_paid on referred_friends (created_at, id) where paid > 0;
    create table referral_rewards (
      id text primary key not null,
      friend_id text not null,
      request_key text not null unique,
      step text not null,
      amount bigint not null,
      currency text not null,
      note text,
      member_id text not null,
      paid_at text not null
    ) strict;
    create index referral_rewards_of_friend on referral_rewards (friend_id, paid_at);
    create table linked_contacts (
      id text primary key not null,
      person_id text not null,
      customer_id text,
      country text not null,
      member_id text not null,
      created_at text not null
    ) strict;
    create index linked_contacts_of_person on linked_contacts (person_id);
    create index linked_contacts_of_customer on linked_contacts (customer_id);
  `,
};
