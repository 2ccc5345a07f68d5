declare module "../../platform/database/schema.ts" {
  interface Schema {
    tickets: TicketRow;
  }
}

export interface TicketRow {
  id: string;
  submission_key: string;
  /** The lead whose link was used; empty for a ticket of a logged-in customer. */
  lead_id: string;
  ticket_type: string;
  subject: string;
  description: string;
  tags: string;
  status: string;
  created_at: string;
  /** The customer who created it, or who has proved to be the sender of its lead and has written about it. */
  account_id: string | null;
  /** The region in which its answers are read, and the proved mailbox that is notified of them. */
  region: string | null;
  email: string | null;
}
