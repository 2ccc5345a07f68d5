import { z } from "zod";
import { agreed } from "../../agreement.ts";
import { defineMutation, defineQuery } from "../../graphql/define-query.ts";
import { Ticket, TicketInput } from "../../tickets/ticket.ts";

export const createTicket = defineMutation({
  name: "createTicket",
  input: TicketInput,
  variables: { q: "String", ticketType: "String!", description: "String!", tags: "[String!]" },
  answer: Ticket,
  agreed: agreed({
    without: ["q"],
    answer: z.object({
      id: z.string().nullish(),
      created_at: z.string().nullish(),
      subject: z.string().nullish(),
      status: z.string().nullish(),
      description: z.string().nullish(),
    }),
    complete: (theirs, { ticketType, description }) => ({
      id: theirs.id ?? "",
      created_at: theirs.created_at ?? "",
      subject: theirs.subject ?? String(ticketType),
      status: theirs.status ?? "open",
      description: theirs.description ?? String(description),
      ticketType: String(ticketType),
    }),
  }),
});

export const listOngoingTickets = defineQuery({
  name: "ongoingTickets",
  input: z.object({ q: z.string().max(400).optional() }),
  variables: { q: "String" },
  answer: z.object({ tickets: z.array(Ticket) }),
  isPersonal: true,
  isOurs: true,
});
