import { z } from "zod";
import { LANGUAGE_CODES } from "../../../editions/languages.ts";
import { typedLine, typedText, wholeNumber } from "../../field-types.ts";
import { MAX_FILES } from "../../tickets/ticket-files.ts";
import { TICKET_STATES, TICKET_TYPES } from "../../tickets/ticket-types.ts";
import { CHANGED_BY_OTHER, defineStaffCall } from "../define-staff-call.ts";
import { STAFF_COUNTRIES } from "../staff-roles.ts";
import { mentions, WRONG_MENTION } from "./mention-calls.ts";
import { LONGEST_ANSWER, SavedReply, TicketFile, TicketItem, TicketRecord } from "./ticket-schemas.ts";

const UNKNOWN = { 404: "There is no such ticket in the countries of the member." };
const UNKNOWN_REPLY = { 404: "There is no such saved reply." };

const id = z.string().max(40);
const key = z
  .string()
  .min(8)
  .max(60)
  .describe("The same for the same text, so that sending it twice adds it once");

export const listStaffTickets = defineStaffCall({
  name: "listStaffTickets",
  summary: "Tickets of the member's countries, the newest waiting first, page by page",
  method: "GET",
  path: "/v1/tickets",
  right: "tickets.read",
  input: z.object({
    country: z.enum(STAFF_COUNTRIES).optional(),
    state: z.enum(TICKET_STATES).optional(),
    type: z.enum(TICKET_TYPES).optional(),
    assignee: z.string().max(40).optional().describe("The id of a member; `nobody` for unassigned tickets"),
    late: z.enum(["1"]).optional().describe("Only tickets whose answer is overdue"),
    search: z.string().trim().max(40).optional().describe("The code of a ticket"),
    after: z.string().max(120).optional().describe("The `next` of the page before"),
    size: wholeNumber(1, 200).default(50),
  }),
  answer: z.object({
    tickets: z.array(TicketItem),
    next: z.string().nullable(),
    total: z.number().int().describe("At most 1,001, which means more than 1,000"),
  }),
});

export const getStaffTicket = defineStaffCall({
  name: "getStaffTicket",
  summary:
    "A ticket with its messages and notes; the look is written to the audit log and shown to colleagues",
  method: "GET",
  path: "/v1/tickets/:id",
  right: "tickets.read",
  input: z.object({ id }),
  answer: TicketRecord,
  failures: UNKNOWN,
});

export const changeStaffTicket = defineStaffCall({
  name: "changeStaffTicket",
  summary: "Assigns a ticket, closes it, or opens it again",
  method: "POST",
  path: "/v1/tickets/:id",
  right: "tickets.write",
  input: z.object({
    id,
    version: z.number().int(),
    assigneeId: z.string().max(40).nullable().optional(),
    state: z.enum(["open", "closed"]).optional(),
  }),
  answer: TicketRecord,
  failures: { 400: "The assignee is not an active member.", ...UNKNOWN, ...CHANGED_BY_OTHER },
});

export const answerStaffTicket = defineStaffCall({
  name: "answerStaffTicket",
  summary: "Answers the customer, who gets a letter and finds the answer in the account",
  method: "POST",
  path: "/v1/tickets/:id/answers",
  right: "tickets.write",
  input: z.object({
    id,
    version: z.number().int(),
    text: typedText(LONGEST_ANSWER),
    files: z.array(z.string().max(80)).max(MAX_FILES).default([]).describe("Sent before by addTicketFile"),
    key,
  }),
  answer: TicketRecord,
  failures: { ...UNKNOWN, ...CHANGED_BY_OTHER },
});

export const addTicketFile = defineStaffCall({
  name: "addTicketFile",
  summary:
    "Sends a file for an answer; the body is the file itself, and the customer gets it with the answer",
  method: "POST",
  path: "/v1/tickets/:id/files",
  right: "tickets.write",
  isUpload: true,
  input: z.object({ id, name: z.string().min(1).max(200), key }),
  answer: TicketFile,
  failures: { ...UNKNOWN, 413: "The file is larger than 10 MB.", 415: "The file has another type." },
});

export const getTicketFile = defineStaffCall({
  name: "getTicketFile",
  summary: "A file of a ticket",
  method: "GET",
  path: "/v1/tickets/:id/files/:file",
  right: "tickets.read",
  input: z.object({ id, file: z.string().max(80) }),
  answer: z.string(),
  failures: UNKNOWN,
});

export const addTicketNote = defineStaffCall({
  name: "addTicketNote",
  summary: "Adds an internal note; the customer never sees it",
  method: "POST",
  path: "/v1/tickets/:id/notes",
  right: "tickets.write",
  input: z.object({ id, text: typedText(LONGEST_ANSWER), mentions, key }),
  answer: TicketRecord,
  failures: { ...UNKNOWN, ...WRONG_MENTION },
});

export const listSavedReplies = defineStaffCall({
  name: "listSavedReplies",
  summary: "The saved replies of all members, by title",
  method: "GET",
  path: "/v1/replies",
  right: "tickets.read",
  input: z.object({}),
  answer: z.object({ replies: z.array(SavedReply) }),
});

const replyWords = {
  language: z.enum(LANGUAGE_CODES),
  title: typedLine(80),
  text: typedText(LONGEST_ANSWER),
};

export const createSavedReply = defineStaffCall({
  name: "createSavedReply",
  summary: "Adds a reply to the shared list",
  method: "POST",
  path: "/v1/replies",
  right: "tickets.write",
  input: z.object({ ...replyWords, key }),
  answer: SavedReply,
});

export const changeSavedReply = defineStaffCall({
  name: "changeSavedReply",
  summary: "Changes a saved reply",
  method: "POST",
  path: "/v1/replies/:id",
  right: "tickets.write",
  input: z.object({ id, version: z.number().int(), ...replyWords }),
  answer: SavedReply,
  failures: { ...UNKNOWN_REPLY, ...CHANGED_BY_OTHER },
});

export const removeSavedReply = defineStaffCall({
  name: "removeSavedReply",
  summary: "Removes a saved reply; answers that were sent with it stay",
  method: "POST",
  path: "/v1/replies/:id/remove",
  right: "tickets.write",
  input: z.object({ id }),
  answer: z.object({ removed: z.literal(true) }),
});
