/** What was said about a ticket after it was raised. */
export interface TicketMessageRow {
  id: string;
  ticket_id: string;
  author: "customer" | "staff";
  /** Of whoever answers for us. */
  name: string | null;
  text: string;
  created_at: string;
}

/** A number or a mailbox that belongs to a customer, because the identity provider has seen the proof. */
export interface ProvenContactRow {
  /** "phone:+919845012345", "email:asha@example.com": it belongs to one customer, the last who has proved it. */
  id: string;
  account_id: string;
  proven_at: string;
}

/** Somebody wants their account gone. They can take it back until then. */
export interface AccountDeletionRow {
  account_id: string;
  asked_at: string;
  erase_at: string;
}
