import { z } from "zod";
import { defineCall } from "../../define-call.ts";
import { taken } from "../../taken.ts";
import { Ticket, TicketInput } from "../../tickets/ticket.ts";

const TicketData = TicketInput.extend({
  raiseTicketsQuery: z
    .string()
    .max(4000)
    .optional()
    .describe("The GraphQL mutation, for gateways that pass it on; ours knows it"),
});

/** Raises a ticket. It is a GET that writes, so the same words on the same day are the same ticket. */
export const raiseTicket = defineCall({
  name: "raiseTicket",
  summary: "Raises a ticket for the customer whose link it comes from",
  host: "bumblebee",
  method: "GET",
  path: "/v1/api/raise-ticket",
  input: z.object({ ticketData: z.preprocess(fromJson, TicketData) }),
  answer: taken(Ticket.shape),
  safe: false,
  failures: {
    401: "`q` is missing, is not one of ours, or its time is over: `reason` says which.",
    429: "This customer has raised as many today as anybody can answer.",
  },
});

function fromJson(sent: unknown): unknown {
  if (typeof sent !== "string") return sent;
  try {
    return JSON.parse(sent);
  } catch {
    // What is no JSON is no ticket either; the schema says so.
    return undefined;
  }
}
