import { data } from "react-router";
import { createTicket } from "../../../../contracts/calls/graphql/tickets.ts";
import { requestRefillLink } from "../../../../contracts/calls/leads/lead-details.ts";
import { raiseTicket } from "../../../../contracts/calls/leads/raise-ticket.ts";
import { asOurs } from "../../../../contracts/define-call.ts";
import { TicketInput } from "../../../../contracts/tickets/ticket.ts";
import { TICKET_TYPES } from "../../../../contracts/tickets/ticket-types.ts";
import { pageNotFound } from "../../../frame/page.ts";
import { completeDetails } from "./complete-details.ts";
import { openOwnLink } from "./own-link.ts";
import type { LinkAnswer, RefillAnswer, TicketAnswer } from "./refill-answer.ts";
import { type SentForm, tokenIn } from "./sent-form.ts";

/** The page has three forms; each says by a hidden field which one it is. */
export async function answerForm(sent: SentForm) {
  const answerOne = FORMS[sent.form.get("form") ?? ""];
  if (!answerOne) throw pageNotFound();
  return answerOne(sent);
}

type FormAnswer = ReturnType<typeof data<RefillAnswer>> | Response;

const FORMS: Record<string, ((sent: SentForm) => Promise<FormAnswer>) | undefined> = {
  details: completeDetails,
  ticket: sendTicket,
  link: askForLink,
};

async function sendTicket({ call, form, url }: SentForm): Promise<FormAnswer> {
  const ticketType = TICKET_TYPES.find((type) => type === form.get("ticket_type"));
  if (!ticketType) throw pageNotFound();
  const description = (form.get("description") ?? "").trim();
  const taken = TicketInput.shape.description.safeParse(description);
  const problem = description === "" ? "missing" : taken.success ? undefined : "long";
  if (problem) return withTicket({ ticketType, description, status: "error", problem }, 422);
  const q = tokenIn(url);
  const isOurs = q === "" || (await openOwnLink(call, q)) !== undefined;
  const outcome = await call(isOurs ? asOurs(raiseTicket) : raiseTicket, {
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

/** What the visitor can mend is theirs, the rest is ours. */
function statusOf({ status }: { status: number }): number {
  return { 400: 422, 401: 401, 429: 429 }[status] ?? 503;
}
