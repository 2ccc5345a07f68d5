import { data } from "react-router";
import { completeLead } from "../../../../contracts/calls/leads/lead-details.ts";
import { raiseTicket } from "../../../../contracts/calls/leads/raise-ticket.ts";
import type { Caller } from "../../../../contracts/create-caller.ts";
import { checkLead } from "../../../../contracts/leads/lead-rules.ts";
import { PROJECT_STAGES, REFILL_FIELDS } from "../../../../contracts/leads/refill-fields.ts";
import { addressOf } from "../../../../urls/links.ts";
import { redirectTo } from "../../../frame/errors/redirect-to.ts";
import { detailsRules } from "./details-rules.ts";
import type { DetailsAnswer, DetailsInput, RefillAnswer } from "./refill-answer.ts";
import { type SentForm, tokenIn } from "./sent-form.ts";

/** Stores what was filled in and leads on to the page that says what happens now; otherwise it all comes back. */
export async function completeDetails({ call, edition, form, url, visitorAddress }: SentForm) {
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
 * A link that we do not know may be one of the gateway's own. What it asked for goes there as a ticket: that is the one thing
 * agreed on that says by the link whose it is.
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
