import { z } from "zod";
import { agreed } from "../../agreement.ts";
import { defineCall } from "../../define-call.ts";
import { taken } from "../../taken.ts";
import { Ticket, TicketInput } from "../../tickets/ticket.ts";
import { createTicket } from "../graphql/tickets.ts";

const TicketData = TicketInput.extend({
  raiseTicketsQuery: z
    .string()
    .max(4000)
    .optional()
    .describe("The GraphQL mutation, for gateways that pass it on; ours knows it"),
});

const Raised = taken(Ticket.shape);

/** Raises a ticket. It is a GET that writes, so the same words on the same day are the same ticket. */
export const raiseTicket = defineCall({
  name: "raiseTicket",
  summary: "Raises a ticket for the customer whose link it comes from",
  host: "bumblebee",
  method: "GET",
  path: "/v1/api/raise-ticket",
  input: z.object({ ticketData: z.preprocess(fromJson, TicketData) }),
  answer: Raised,
  agreed: agreed({ ask: withTheirMutation, answer: Raised, complete: (theirs) => theirs }),
  safe: false,
  failures: {
    401: "`q` is missing, is not one of ours, or its time is over: `reason` says which.",
    429: "This customer has raised as many today as anybody can answer.",
  },
});

/** A gateway of someone else passes the mutation on to a server that knows what was agreed of it. */
function withTheirMutation(input: Record<string, unknown>): Record<string, unknown> {
  const { raiseTicketsQuery, ...ticketData } = TicketData.parse(input.ticketData);
  const mutation = raiseTicketsQuery && createTicket.agreed?.document;
  return { ticketData: { ...ticketData, ...(mutation && { raiseTicketsQuery: mutation }) } };
}

function fromJson(sent: unknown): unknown {
  if (typeof sent !== "string") return sent;
  try {
    return JSON.parse(sent);
  } catch {
    // What is no JSON is no ticket either; the schema says so.
    return undefined;
  }
}
