import type { CarriedTables } from "./schema.ts";

/** What export and import carry, parents before children. A table missing here fails to compile. */
export const TABLES = {
  documents: {
    key: "id",
    columns: [
      "id",
      "content_type",
      "slug",
      "country",
      "language",
      "position",
      "body",
      "checksum",
      "updated_at",
    ],
    json: ["body"],
  },
  jobs: {
    key: "id",
    columns: [
      "id",
      "kind",
      "payload",
      "state",
      "unique_key",
      "run_at",
      "attempts",
      "max_attempts",
      "claim",
      "last_error",
      "created_at",
      "finished_at",
    ],
    json: [],
  },
  settings: { key: "key", columns: ["key", "value", "updated_at"], json: [] },
  content_files: { key: "name", columns: ["name", "text"], json: [] },
  leads: {
    key: "id",
    columns: [
      "id",
      "submission_key",
      "customer_id",
      "country",
      "language",
      "kind",
      "name",
      "phone",
      "email",
      "pincode",
      "payload",
      "consent",
      "held_because",
      "follows",
      "created_at",
      "delivered_at",
    ],
    json: [],
  },
  contact_pacts: {
    key: "lead_id",
    columns: [
      "lead_id",
      "customer_id",
      "channel",
      "hours",
      "language",
      "frequency",
      "designer",
      "stopped_at",
      "stop_scope",
      "updated_at",
    ],
    json: [],
  },
  contact_attempts: {
    key: "id",
    columns: ["id", "customer_id", "lead_id", "channel", "outcome", "note", "attempted_at"],
    json: [],
  },
  waiting_list: {
    key: "id",
    columns: ["id", "country", "pincode", "contact", "language", "created_at"],
    json: [],
  },
  referrers: {
    key: "id",
    columns: ["id", "referral_key", "country", "name", "email", "created_at"],
    json: [],
  },
  referrals: {
    key: "id",
    columns: ["id", "referrer_id", "friend_name", "friend_email", "friend_phone", "comment", "created_at"],
    json: [],
  },
  tickets: {
    key: "id",
    columns: [
      "id",
      "submission_key",
      "lead_id",
      "ticket_type",
      "subject",
      "description",
      "tags",
      "status",
      "created_at",
      "account_id",
      "region",
      "email",
    ],
    json: [],
  },
  contact_stops: { key: "id", columns: ["id", "stopped_at"], json: [] },
  stop_requests: { key: "lead_id", columns: ["lead_id", "customer_id", "asked_at"], json: [] },
  spent_links: { key: "id", columns: ["id", "spent_at"], json: [] },
  mailbox_letters: { key: "id", columns: ["id", "claimant", "claimed_at"], json: [] },
  estimates: {
    key: "code",
    columns: ["code", "country", "calculator", "owner_hash", "plan", "created_at", "account_id"],
    json: [],
  },
  estimate_versions: {
    key: "id",
    columns: ["id", "estimate_code", "number", "choices", "rates_from", "price", "created_at"],
    json: [],
  },
  visit_places: {
    key: "lead_id",
    columns: ["lead_id", "ec_name", "visit_at", "place", "cancelled_at"],
    json: [],
  },
  consent_receipts: {
    key: "id",
    columns: ["id", "version", "categories", "region", "created_at"],
    json: [],
  },
  accounts: {
    key: "id",
    columns: [
      "id",
      "name",
      "phone",
      "phone_proven_at",
      "email",
      "email_proven_at",
      "region",
      "created_at",
      "updated_at",
    ],
    json: [],
  },
  passkeys: {
    key: "id",
    columns: ["id", "account_id", "public_key", "counter", "transports", "created_at", "used_at"],
    json: [],
  },
  projects: {
    key: "id",
    columns: [
      "id",
      "customer_id",
      "phone",
      "email",
      "country",
      "kind",
      "is_sample",
      "head",
      "created_at",
      "updated_at",
    ],
    json: [],
  },
  project_parts: { key: "id", columns: ["id", "project_id", "kind", "position", "body"], json: [] },
  ticket_messages: {
    key: "id",
    columns: ["id", "ticket_id", "author", "name", "text", "created_at"],
    json: [],
  },
  proven_contacts: { key: "id", columns: ["id", "account_id", "proven_at"], json: [] },
  account_deletions: { key: "account_id", columns: ["account_id", "asked_at", "erase_at"], json: [] },
  customer_records: {
    key: "customer_id",
    columns: ["customer_id", "language", "frequency", "email", "sms", "whatsapp", "is_black", "updated_at"],
    json: [],
  },
  privacy_changes: {
    key: "id",
    columns: ["id", "customer_id", "field", "value", "changed_at"],
    json: [],
  },
  customer_addresses: {
    key: "id",
    columns: ["id", "customer_id", "country", "label", "fields", "is_default", "created_at", "updated_at"],
    json: [],
  },
  wishlist_items: {
    key: "id",
    columns: ["id", "customer_id", "country", "content_type", "slug", "meta", "created_at"],
    json: [],
  },
  boards: {
    key: "id",
    columns: ["id", "customer_id", "country", "name", "share_key", "is_closed", "created_at"],
    json: [],
  },
  board_items: {
    key: "id",
    columns: ["id", "board_id", "content_type", "slug", "meta", "position"],
    json: [],
  },
  board_answers: {
    key: "id",
    columns: ["id", "board_id", "voter_hash", "name", "marks", "created_at", "updated_at"],
    json: [],
  },
} as const satisfies {
  [Table in keyof CarriedTables]: {
    key: keyof CarriedTables[Table];
    columns: readonly (keyof CarriedTables[Table])[];
    json: readonly (keyof CarriedTables[Table])[];
  };
};

export type TableName = keyof CarriedTables;

export function isTableName(name: unknown): name is TableName {
  return typeof name === "string" && Object.hasOwn(TABLES, name);
}

export const TABLE_NAMES: readonly TableName[] = Object.keys(TABLES).filter(isTableName);
