import { z } from "zod";
import { REGION_NAMES } from "../../../editions/regions.ts";
import { agreed } from "../../agreement.ts";
import { defineCall } from "../../define-call.ts";
import { submissionReceipt } from "../../submission-receipt.ts";
import { LOST_FILE, storedFiles } from "../../tickets/stored-files.ts";
import { Ticket, TicketInput } from "../../tickets/ticket.ts";
import { bearer } from "../customer/get-customer.ts";
import { createTicket } from "../graphql/tickets-calls.ts";

const TicketData = TicketInput.extend({
  raiseTicketsQuery: z
    .string()
    .max(4000)
    .optional()
    .describe("The GraphQL mutation, for gateways that forward it; our own backend does not need it"),
  files: storedFiles,
  region: z.enum(REGION_NAMES).optional().describe("The region in which the customer reads the answers"),
});

const Raised = submissionReceipt(Ticket.shape);

/**
 * Creates a ticket for a visitor who is logged in or has a link from us. It is a GET that writes, so the same text on
 * the same day is the same ticket.
 */
export const raiseTicket = defineCall({
  name: "raiseTicket",
  summary: "Raises a ticket for the customer to whom the token or link belongs",
  host: "bumblebee",
  method: "GET",
  path: "/v1/api/raise-ticket",
  isPersonal: true,
  input: z.object({ authorization: bearer, ticketData: z.preprocess(fromJson, TicketData) }),
  headers: { authorization: "authorization" },
  answer: Raised,
  agreed: agreed({ ask: withTheirMutation, answer: Raised, complete: (theirs) => theirs }),
  safe: false,
  failures: {
    ...LOST_FILE,
    401: "The token is missing or unknown, and `q` is missing, is not one of ours, or has expired: `reason` says which.",
    429: "This customer has reached the daily limit of tickets.",
  },
});

function withTheirMutation(input: Record<string, unknown>): Record<string, unknown> {
  const { raiseTicketsQuery, region, files, ...ticketData } = TicketData.parse(input.ticketData);
  const mutation = raiseTicketsQuery && createTicket.agreed?.document;
  const { authorization } = input;
  return {
    ...(authorization ? { authorization } : {}),
    ticketData: { ...ticketData, ...(mutation && { raiseTicketsQuery: mutation }) },
  };
}

function fromJson(sent: unknown): unknown {
  if (typeof sent !== "string") return sent;
  try {
    return JSON.parse(sent);
  } catch {
    return undefined;
  }
}
