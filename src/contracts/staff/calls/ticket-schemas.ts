import { z } from "zod";
import { LANGUAGE_CODES } from "../../../editions/languages.ts";
import { TICKET_STATES, TICKET_TYPES } from "../../tickets/ticket-types.ts";
import { STAFF_COUNTRIES } from "../staff-roles.ts";

export const LONGEST_ANSWER = 4000;

export const TicketItem = z.object({
  id: z.string().describe("The code that the customer knows: T-4K7QXP"),
  country: z.enum(STAFF_COUNTRIES),
  type: z.enum(TICKET_TYPES),
  state: z.enum(TICKET_STATES),
  begins: z.string().describe("The beginning of the customer's last message"),
  assigneeId: z.string().nullable(),
  createdAt: z.string(),
  waitingSince: z.string().describe("When the customer last wrote, or when the ticket was last opened"),
  dueAt: z.string().nullable().describe("When the answer is due; null if the customer does not wait"),
  isRead: z.boolean().describe("Whether the member has seen the customer's last message"),
  version: z.number().int(),
});

export type TicketItem = z.output<typeof TicketItem>;

export const TicketFile = z.object({
  id: z.string(),
  name: z.string(),
  type: z.string(),
  size: z.number().int().describe("In bytes"),
});

export type TicketFile = z.output<typeof TicketFile>;

const TicketNote = z.object({ id: z.string(), memberId: z.string(), text: z.string(), at: z.string() });

export const TicketRecord = TicketItem.extend({
  subject: z.string(),
  customer: z.object({
    name: z.string().nullable(),
    email: z.string().nullable(),
    leadId: z.string().nullable(),
  }),
  language: z.enum(LANGUAGE_CODES).describe("The language of the customer's letters"),
  messages: z
    .array(
      z.object({
        id: z.string(),
        from: z.enum(["customer", "staff"]),
        name: z.string().nullable(),
        text: z.string(),
        at: z.string(),
        files: z.array(TicketFile),
      }),
    )
    .describe("As the customer sees them, the oldest first; the first one is the ticket itself"),
  notes: z.array(TicketNote).describe("The customer never sees them; the oldest first"),
  readers: z.array(z.object({ memberId: z.string(), at: z.string() })),
});

export type TicketRecord = z.output<typeof TicketRecord>;

export const SavedReply = z.object({
  id: z.string(),
  language: z.enum(LANGUAGE_CODES),
  title: z.string(),
  text: z.string(),
  version: z.number().int(),
});

export type SavedReply = z.output<typeof SavedReply>;
