import { z } from "zod";
import { LANGUAGE_CODES } from "../../../editions/languages.ts";
import { typedLine, typedText, wholeNumber } from "../../field-types.ts";
import { CONTACT_CHANNELS, CONTACT_OUTCOMES } from "../../leads/contact-choices.ts";
import { CHANGED_BY_OTHER, defineStaffCall } from "../define-staff-call.ts";
import { STAFF_COUNTRIES } from "../staff-roles.ts";
import { DELIVERY_STATES, LEAD_STAGES, LeadItem, LeadNote, LeadRecord } from "./lead-schemas.ts";
import { mentions, WRONG_MENTION } from "./mention-calls.ts";

const UNKNOWN = { 404: "There is no such lead in the countries of the member." };

const id = z.string().max(80);

export const LeadFilters = z.object({
  country: z.enum(STAFF_COUNTRIES).optional(),
  stage: z.enum(LEAD_STAGES).optional(),
  delivery: z.enum(DELIVERY_STATES).optional(),
  owner: z.string().max(40).optional().describe("The id of a member; `nobody` for leads without an owner"),
  late: z.enum(["1"]).optional().describe("Only new leads whose first contact is overdue"),
  search: z.string().trim().max(120).optional().describe("Words of a name, a number, an address or a code"),
  from: z.iso.date().optional(),
  until: z.iso.date().optional(),
});

export type LeadFilters = z.output<typeof LeadFilters>;

export const listStaffLeads = defineStaffCall({
  name: "listStaffLeads",
  summary: "Leads of the member's countries, the newest first, page by page",
  method: "GET",
  path: "/v1/leads",
  right: "leads.read",
  input: LeadFilters.extend({
    after: z.string().max(120).optional().describe("The `next` of the page before"),
    size: wholeNumber(1, 200).default(50),
  }),
  answer: z.object({
    leads: z.array(LeadItem),
    next: z.string().nullable(),
    total: z.number().int().describe("At most 1,001, which means more than 1,000"),
  }),
});

export const countStaffLeads = defineStaffCall({
  name: "countStaffLeads",
  summary: "How many leads each stage has, for the board; at most 1,001 of each",
  method: "GET",
  path: "/v1/leads/stages",
  right: "leads.read",
  input: LeadFilters.omit({ stage: true }),
  answer: z.object({ stages: z.record(z.enum(LEAD_STAGES), z.number().int()) }),
});

export const exportStaffLeads = defineStaffCall({
  name: "exportStaffLeads",
  summary: "The leads of the filters as CSV, for a spreadsheet",
  method: "GET",
  path: "/v1/leads/export.csv",
  right: "leads.export",
  input: LeadFilters,
  answer: z.string(),
});

export const exportStaffLeadSheet = defineStaffCall({
  name: "exportStaffLeadSheet",
  summary: "The leads of the filters as an Excel workbook, with headings in a language",
  method: "GET",
  path: "/v1/leads/export.xlsx",
  right: "leads.export",
  input: LeadFilters.extend({ language: z.enum(LANGUAGE_CODES) }),
  answer: z.string(),
});

export const getStaffLead = defineStaffCall({
  name: "getStaffLead",
  summary: "Everything that is known about a lead; the look is written to the audit log",
  method: "GET",
  path: "/v1/leads/:id",
  right: "leads.read",
  input: z.object({ id }),
  answer: LeadRecord,
  failures: UNKNOWN,
});

export const changeStaffLead = defineStaffCall({
  name: "changeStaffLead",
  summary: "Changes the stage, the owner or the next step of a lead",
  method: "POST",
  path: "/v1/leads/:id",
  right: "leads.write",
  input: z.object({
    id,
    version: z.number().int(),
    stage: z.enum(LEAD_STAGES).optional(),
    ownerId: z.string().max(40).nullable().optional(),
    nextStep: typedLine(200).nullable().optional(),
    nextStepAt: z.iso.datetime({ offset: true }).nullable().optional(),
    reason: typedLine(200).optional().describe("Why a lead is lost"),
  }),
  answer: LeadRecord,
  failures: { ...UNKNOWN, ...CHANGED_BY_OTHER },
});

export const changeManyStaffLeads = defineStaffCall({
  name: "changeManyStaffLeads",
  summary: "Gives several leads an owner or a stage; a lead that somebody else has changed is left as it is",
  method: "POST",
  path: "/v1/lead-changes",
  right: "leads.write",
  input: z.object({
    leads: z
      .array(z.object({ id, version: z.number().int() }))
      .min(1)
      .max(200),
    stage: z.enum(LEAD_STAGES).optional(),
    ownerId: z.string().max(40).nullable().optional(),
  }),
  answer: z.object({ changed: z.array(z.string()), left: z.array(z.string()) }),
});

export const addLeadNote = defineStaffCall({
  name: "addLeadNote",
  summary: "Adds an internal note; the customer never sees it",
  method: "POST",
  path: "/v1/leads/:id/notes",
  right: "leads.contact",
  input: z.object({
    id,
    text: typedText(4000),
    mentions,
    key: z.string().max(60).describe("The same for the same note, so that sending it twice adds it once"),
  }),
  answer: LeadNote,
  failures: { ...UNKNOWN, ...WRONG_MENTION },
});

export const askLeadContact = defineStaffCall({
  name: "askLeadContact",
  summary:
    "Whether the person may be contacted in this way now; the question is recorded if the answer is no",
  method: "POST",
  path: "/v1/leads/:id/contact",
  right: "leads.contact",
  input: z.object({ id, channel: z.enum(CONTACT_CHANNELS) }),
  answer: z.object({
    allowed: z.boolean(),
    obstacle: z.enum(["stopped", "wrong-channel", "outside-hours", "too-often"]).nullable(),
    to: z.string().nullable().describe("The number or the address, if it may be used"),
  }),
  failures: UNKNOWN,
});

export const recordLeadContact = defineStaffCall({
  name: "recordLeadContact",
  summary: "Records how an attempt ended; the customer sees it on the page of their contact preferences",
  method: "POST",
  path: "/v1/leads/:id/contact/outcome",
  right: "leads.contact",
  input: z.object({
    id,
    channel: z.enum(CONTACT_CHANNELS),
    outcome: z.enum(CONTACT_OUTCOMES).exclude(["refused"]),
    note: typedLine(200).optional().describe("Shown to the customer"),
    at: z.iso.datetime({ offset: true }).describe("When it was; the same for the same attempt"),
  }),
  answer: LeadRecord,
  failures: UNKNOWN,
});

export const bookLeadVisit = defineStaffCall({
  name: "bookLeadVisit",
  summary: "Books a visit to a centre for the person; the customer gets the usual letter",
  method: "POST",
  path: "/v1/leads/:id/visit",
  right: "visits.write",
  input: z.object({
    id,
    centre: z.string().max(200).describe("Its `ecName`"),
    at: z.iso.datetime({ offset: true }),
  }),
  answer: LeadRecord,
  failures: { 400: "The hour is closed, past or too near.", 409: "The hour is full.", ...UNKNOWN },
});

export const deliverStaffLead = defineStaffCall({
  name: "deliverStaffLead",
  summary: "Sends a lead to the CRM again, or releases one that was held back",
  method: "POST",
  path: "/v1/leads/:id/deliver",
  right: "leads.deliver",
  input: z.object({ id }),
  answer: LeadRecord,
  failures: { ...UNKNOWN, 409: "No CRM is set, or the lead has been delivered." },
});

const viewKey = z.enum(["leads", "projects", "tickets", "visits", "content"]);

const SavedView = z.object({
  id: z.string(),
  screen: viewKey,
  name: z.string(),
  query: z.string().describe("The filters as a query string"),
});

export const listSavedViews = defineStaffCall({
  name: "listSavedViews",
  summary: "The member's own saved filters of a screen",
  method: "GET",
  path: "/v1/views",
  right: "session.use",
  input: z.object({ screen: viewKey }),
  answer: z.object({ views: z.array(SavedView) }),
});

export const saveView = defineStaffCall({
  name: "saveView",
  summary: "Saves filters under a name; a view with the same name is replaced",
  method: "POST",
  path: "/v1/views",
  right: "session.use",
  input: z.object({ screen: viewKey, name: typedLine(60), query: z.string().max(500) }),
  answer: SavedView,
});

export const removeView = defineStaffCall({
  name: "removeView",
  summary: "Removes a saved view",
  method: "POST",
  path: "/v1/views/:id/remove",
  right: "session.use",
  input: z.object({ id }),
  answer: z.object({ removed: z.literal(true) }),
});
