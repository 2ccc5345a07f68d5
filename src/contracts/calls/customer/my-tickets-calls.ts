import { z } from "zod";
import { defineCall } from "../../define-call.ts";
import { typedText } from "../../field-types.ts";
import { LOST_FILE, storedFiles } from "../../tickets/stored-files.ts";
import { Ticket } from "../../tickets/ticket.ts";
import { LONGEST_DESCRIPTION, TICKET_STATES } from "../../tickets/ticket-types.ts";
import { byCustomer, NOT_OWNED, OF_CUSTOMER } from "./get-customer.ts";

const SentFiles = z
  .array(z.object({ name: z.string(), url: z.string().describe("For an hour") }))
  .default([]);

const TicketMessage = z.object({
  from: z.enum(["customer", "staff"]),
  name: z.string().nullable().describe("The name of the staff member who answered"),
  text: z.string(),
  at: z.string(),
  files: SentFiles.describe("Sent with the message"),
});

export const MyTicket = Ticket.extend({
  status: z.enum(TICKET_STATES),
  country: z
    .string()
    .max(2)
    .optional()
    .describe("ISO 3166 in upper case: the country where it was raised; its time zone applies to the answer"),
  files: SentFiles.describe("Sent with the description"),
  messages: z.array(TicketMessage).describe("The messages after the description, the oldest first"),
});

const one = byCustomer.extend({
  id: z.string().max(40).describe("Such as T-K7MQ2P"),
});

export const listMyTickets = defineCall({
  ...OF_CUSTOMER,
  name: "listMyTickets",
  summary: "All tickets of a customer with their answers, including those from before they had an account",
  method: "GET",
  path: "/v1/api/hub/tickets",
  input: byCustomer,
  answer: z.object({ tickets: z.array(MyTicket).describe("The newest first") }),
});

export const writeToMyTicket = defineCall({
  ...OF_CUSTOMER,
  name: "writeToMyTicket",
  summary: "Adds a message to a ticket; a closed ticket is opened again",
  method: "POST",
  path: "/v1/api/hub/tickets/:id/messages",
  input: one.extend({ text: typedText(LONGEST_DESCRIPTION), files: storedFiles }),
  answer: MyTicket,
  failures: { ...NOT_OWNED, ...LOST_FILE, 429: "The customer has reached the daily limit of messages." },
});

export const changeMyTicket = defineCall({
  ...OF_CUSTOMER,
  name: "changeMyTicket",
  summary: "Closes a ticket, or opens it again",
  method: "POST",
  path: "/v1/api/hub/tickets/:id/state",
  input: one.extend({ state: z.enum(["open", "closed"]) }),
  answer: MyTicket,
  failures: NOT_OWNED,
});

export type MyTicket = z.infer<typeof MyTicket>;
