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
};
