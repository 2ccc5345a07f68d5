/** The four reasons why a customer contacts us (TK-03). */
export const TICKET_TYPES = [
  "ongoing project issue",
  "modify requirement",
  "book new project",
  "other issue",
] as const;

/** Waiting for us, waiting for the customer, settled. */
export const TICKET_STATES = ["open", "answered", "closed"] as const;

export const LONGEST_DESCRIPTION = 2000;

/** The source of a ticket, unless the ticket sets it (TK-02). */
export const DEFAULT_TICKET_TAGS = ["website", "refill"] as const;

export type TicketType = (typeof TICKET_TYPES)[number];

export type TicketState = (typeof TICKET_STATES)[number];
