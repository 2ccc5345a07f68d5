import type { TicketState, TicketType } from "../../../../contracts/tickets/ticket-types.ts";
import type { MessageKey } from "../../../../editions/text.ts";

/** The types in the words of whoever has the problem. */
export const TYPE_WORDS: Record<TicketType, MessageKey> = {
  "ongoing project issue": "refill.type-ongoing",
  "modify requirement": "refill.type-modify",
  "book new project": "refill.type-new",
  "other issue": "refill.type-other",
};

export const STATE_WORDS: Record<TicketState, MessageKey> = {
  open: "tickets.state-open",
  answered: "tickets.state-answered",
  closed: "tickets.state-closed",
};
