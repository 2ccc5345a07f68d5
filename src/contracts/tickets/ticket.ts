import { z } from "zod";
import { typedLine, typedText } from "../field-types.ts";
import { DEFAULT_TICKET_TAGS, LONGEST_DESCRIPTION, TICKET_TYPES } from "./ticket-types.ts";

/** A customer's support request as the customer sees it (TK-01), with its type. */
export const Ticket = z.object({
  id: z.string(),
  created_at: z.string(),
  subject: z.string(),
  status: z.string(),
  description: z.string(),
  ticketType: z.string(),
});

const MAX_TAGS = 10;

/** The fields of a new ticket. `q` identifies the customer; it comes from the link that we sent. */
export const TicketInput = z.object({
  q: z.string().max(400).optional().describe("From a link that we sent: identifies the customer"),
  ticketType: z.enum(TICKET_TYPES, "must be one of the four types"),
  description: typedText(LONGEST_DESCRIPTION),
  tags: z
    .array(typedLine(40))
    .max(MAX_TAGS)
    .default([...DEFAULT_TICKET_TAGS]),
});

export type Ticket = z.infer<typeof Ticket>;
export type TicketInput = z.output<typeof TicketInput>;
