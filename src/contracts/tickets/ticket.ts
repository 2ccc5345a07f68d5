import { z } from "zod";
import { typedLine, typedText } from "../field-types.ts";
import { DEFAULT_TICKET_TAGS, LONGEST_DESCRIPTION, TICKET_TYPES } from "./ticket-types.ts";

/** What a customer asked us for, as they see it (TK-01), with the type that it was raised under. */
export const Ticket = z.object({
  id: z.string(),
  created_at: z.string(),
  subject: z.string(),
  status: z.string(),
  description: z.string(),
  ticketType: z.string(),
});

const MOST_TAGS = 10;

/** What a ticket is raised with. Who raises it is told by `q`, from the link that we sent to them. */
export const TicketInput = z.object({
  q: z.string().max(400).optional().describe("From a link that we sent: says whose ticket it is"),
  ticketType: z.enum(TICKET_TYPES, "must be one of the four types"),
  description: typedText(LONGEST_DESCRIPTION),
  tags: z
    .array(typedLine(40))
    .max(MOST_TAGS)
    .default([...DEFAULT_TICKET_TAGS]),
});

export type Ticket = z.infer<typeof Ticket>;
export type TicketInput = z.output<typeof TicketInput>;
