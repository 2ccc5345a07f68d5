/** The four reasons for which a customer turns to us (TK-03). */
export const TICKET_TYPES = [
  "ongoing project issue",
  "modify requirement",
  "book new project",
  "other issue",
] as const;

/** Ours to answer, the customer's to answer, settled. */
export const TICKET_STATES = ["open", "answered", "closed"] as const;

export const LONGEST_DESCRIPTION = 2000;

/** Where a ticket comes from, unless it says so itself (TK-02). */
export const DEFAULT_TICKET_TAGS = ["website", "refill"] as const;

export type TicketType = (typeof TICKET_TYPES)[number];

export type TicketState = (typeof TICKET_STATES)[number];
