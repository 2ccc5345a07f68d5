import { data } from "react-router";
import { createTicket } from "../../../../contracts/calls/graphql/tickets-calls.ts";
import {
  completeLead,
  getLeadDetails,
  requestRefillLink,
} from "../../../../contracts/calls/leads/lead-details.ts";
import { raiseTicket } from "../../../../contracts/calls/leads/raise-ticket.ts";
import type { Caller } from "../../../../contracts/create-caller.ts";
import { asOwnCall, type CallAnswer } from "../../../../contracts/define-call.ts";
import { checkLead, type LeadProblem } from "../../../../contracts/leads/lead-rules.ts";
import {
  PROJECT_STAGES,
  REFILL_FIELDS,
  type RefillField,
} from "../../../../contracts/leads/refill-fields.ts";
import type { Outcome } from "../../../../contracts/outcome.ts";
import { TicketInput } from "../../../../contracts/tickets/ticket.ts";
import { TICKET_TYPES, type TicketType } from "../../../../contracts/tickets/ticket-types.ts";
import { addressOf } from "../../../../urls/links.ts";
import { redirectTo } from "../../../frame/errors/redirect-to.ts";
import { pageActions, pageNotFound, type SentForm } from "../../../frame/page.ts";
import { detailsRules } from "./details-rules.ts";

type FormAnswer = ReturnType<typeof data<RefillAnswer>> | Response;

/**
 * Stores the completed details and redirects to the page with the next steps; otherwise shows the form again with all
 * values.
 */
async function completeDetails({ call, edition, form, url, visitorAddress }: SentForm) {
  const values = readValues(form);
  const problems = checkLead(values, detailsRules(edition));
  const answer: DetailsAnswer = { values, problems };
  if (problems.length > 0) return withDetails(answer, 422);
  const stage = PROJECT_STAGES.find((known) => known === values.stage);
  const filled = REFILL_FIELDS.filter((field) => values[field] !== "");
  if (filled.length === 0 && !stage) return withDetails({ ...answer, failure: "nothing" }, 422);
  const told: Record<string, string> = {
    ...Object.fromEntries(filled.map((field) => [field, values[field]])),
    ...(stage && { about: `Project stage: ${stage}` }),
  };
  const q = tokenIn(url);
  const request = { ...told, q, referral_page: url.pathname, visitorAddress };
  if (!completeLead.input.safeParse(request).success)
    return withDetails({ ...answer, failure: "unreadable" }, 422);
  const outcome = await call(completeLead, request);
  if (outcome.ok)
    return redirectTo(addressOf(edition.region, "thank-you", { leadToken: outcome.value.token }), 303);
  if (outcome.problem.status === 404 && (await tellTheirs(call, q, told)))
    return withDetails({ ...answer, isSent: true }, 200);
  return outcome.problem.status === 429
    ? withDetails({ ...answer, failure: "too-often" }, 429)
    : withDetails({ ...answer, failure: "failed" }, outcome.problem.status === 400 ? 422 : 503);
}

/**
 * An unknown link may belong to the upstream gateway. The values are sent there as a ticket, because that is the only
 * specified call that identifies its owner by the link.
 */
async function tellTheirs(call: Caller, q: string, filled: Record<string, string>): Promise<boolean> {
  const description = Object.entries(filled).map(([field, value]) => `${field}: ${value}`);
  const ticketData = { q, ticketType: "modify requirement", description: description.join("\n") } as const;
  return (await call(raiseTicket, { ticketData })).ok;
}

const LONGEST_VALUE = 300;

function readValues(form: URLSearchParams): Record<DetailsInput, string> {
  const text = (name: DetailsInput) => (form.get(name) ?? "").trim().slice(0, LONGEST_VALUE);
  return {
    email: text("email"),
    pincode: text("pincode"),
    property_name: text("property_name"),
    scope: text("scope"),
    stage: text("stage"),
  };
}

function withDetails(details: DetailsAnswer, status: number) {
  return data<RefillAnswer>({ details }, { status });
}

export const answerForm = pageActions<FormAnswer>("form", {
  details: completeDetails,
  ticket: sendTicket,
  link: askForLink,
});

async function sendTicket({ call, form, url }: SentForm): Promise<FormAnswer> {
  const ticketType = TICKET_TYPES.find((type) => type === form.get("ticket_type"));
  if (!ticketType) throw pageNotFound();
  const description = (form.get("description") ?? "").trim();
  const taken = TicketInput.shape.description.safeParse(description);
  const problem = description === "" ? "missing" : taken.success ? undefined : "long";
  if (problem) return withTicket({ ticketType, description, status: "error", problem }, 422);
  const q = tokenIn(url);
  const isOurs = q === "" || (await openOwnLink(call, q)) !== undefined;
  const outcome = await call(isOurs ? asOwnCall(raiseTicket) : raiseTicket, {
    ticketData: {
      q,
      ticketType,
      description,
      raiseTicketsQuery: createTicket.document,
    },
  });
  if (!outcome.ok) return withTicket({ ticketType, description, status: "error" }, statusOf(outcome.problem));
  return withTicket({ ticketType, status: "success", id: outcome.value.id });
}

function withTicket(ticket: TicketAnswer, status = 200): FormAnswer {
  return data<RefillAnswer>({ ticket }, { status });
}

async function askForLink({ call, edition, form, visitorAddress }: SentForm): Promise<FormAnswer> {
  const contact = (form.get("contact") ?? "").trim().slice(0, LONGEST_CONTACT);
  const request = { contact, countryCode: edition.isoCode, visitorAddress };
  if (!requestRefillLink.input.safeParse(request).success)
    return withLink({ contact, problem: "wrong" }, 422);
  const outcome = await call(requestRefillLink, request);
  if (outcome.ok) return withLink({ contact, goesBy: outcome.value.goesBy });
  const problem = ({ 400: "wrong", 429: "too-often" } as const)[outcome.problem.status] ?? "failed";
  return withLink({ contact, problem }, statusOf(outcome.problem));
}

const LONGEST_CONTACT = 254;

function withLink(link: LinkAnswer, status = 200): FormAnswer {
  return data<RefillAnswer>({ link }, { status });
}

/** Errors that the visitor can correct keep their status; all others are failures of ours. */
function statusOf({ status }: { status: number }): number {
  return { 400: 422, 401: 401, 429: 429 }[status] ?? 503;
}

/**
 * Loads the lead of a link that we sent: all its data is stored by us, even if the gateway is an upstream. Undefined
 * if we have no such link; it may belong to the upstream.
 */
export async function openOwnLink(
  call: Caller,
  q: string,
): Promise<Outcome<CallAnswer<typeof getLeadDetails>> | undefined> {
  const details = await call(OWN_DETAILS, { q });
  return !details.ok && details.problem.status === 404 ? undefined : details;
}

/** A 404 is an expected response here: the link is not ours. */
const OWN_DETAILS = { ...asOwnCall(getLeadDetails), expected: [404] };

/** The token of the link. A text longer than any of our tokens is cut, because it cannot be valid. */
export function tokenIn(url: URL): string {
  return (url.searchParams.get("q") ?? "").slice(0, LONGEST_TOKEN);
}

const LONGEST_TOKEN = 400;

type DetailsInput = RefillField | "stage";

export interface DetailsAnswer {
  values: Record<DetailsInput, string>;
  problems: LeadProblem[];
  /** The details have arrived, but we have no page that shows more about them. */
  isSent?: true;
  failure?: "nothing" | "unreadable" | "failed" | "too-often";
}

/** The result for the ticket type that was sent (TK-06). */
export type TicketAnswer =
  | { ticketType: TicketType; status: "success"; id: string | undefined }
  | { ticketType: TicketType; status: "error"; description: string; problem?: "missing" | "long" };

export interface LinkAnswer {
  contact: string;
  goesBy?: "email" | "designer";
  problem?: "wrong" | "too-often" | "failed";
}

interface RefillAnswer {
  details?: DetailsAnswer;
  ticket?: TicketAnswer;
  link?: LinkAnswer;
}
