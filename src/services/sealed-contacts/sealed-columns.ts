import type { SealedColumns } from "../../platform/database/sealed/sealed-columns.ts";

/**
 * Names, contacts, and words that persons have typed. Statements compare them by "=" and "in" only, and never sort by
 * them.
 */
export const SEALED_COLUMNS: SealedColumns = {
  leads: ["name", "phone", "email", "mailbox", "payload"],
  waiting_list: ["contact"],
  referrers: ["name", "email"],
  referrals: ["friend_name", "friend_email", "friend_phone", "comment"],
  proven_contacts: ["id"],
  accounts: ["name", "phone", "email"],
  one_time_passwords: ["target", "counted_as"],
  customer_addresses: ["label", "fields"],
  projects: ["phone", "email", "head"],
  tickets: ["email", "subject", "description"],
  ticket_messages: ["name", "text"],
  boards: ["name"],
  board_answers: ["name"],
  contact_change_letters: ["target"],
  lead_work: ["next_step"],
  lead_words: ["word"],
  lead_notes: ["text"],
  ticket_notes: ["text"],
  uploads: ["name"],
  referral_rewards: ["note"],
  linked_contacts: ["id"],
};
