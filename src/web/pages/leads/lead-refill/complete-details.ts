import { data } from "react-router";
import { completeLead } from "../../../../contracts/calls/leads/lead-details.ts";
import { checkLead } from "../../../../contracts/leads/lead-rules.ts";
import { PROJECT_STAGES, REFILL_FIELDS } from "../../../../contracts/leads/refill-fields.ts";
import { addressOf } from "../../../../urls/links.ts";
import { redirectTo } from "../../../frame/errors/redirect-to.ts";
import type { DetailsAnswer, DetailsInput, RefillAnswer } from "./refill-answer.ts";
import { type SentForm, tokenIn } from "./sent-form.ts";

/** Stores what was filled in and leads on to the page that says what happens now; otherwise it all comes back. */
export async function completeDetails({ call, edition, form, url, visitorAddress }: SentForm) {
  const values = readValues(form);
  const rules = { isoCode: edition.isoCode, required: [], readPhone: noPhone };
  const problems = checkLead(values, rules);
  const answer: DetailsAnswer = { values, problems };
  if (problems.length > 0) return withDetails(answer, 422);
  const stage = PROJECT_STAGES.find((known) => known === values.stage);
  const filled = REFILL_FIELDS.flatMap((field) => (values[field] ? [[field, values[field]]] : []));
  if (filled.length === 0 && !stage) return withDetails({ ...answer, failure: "nothing" }, 422);
  const request = {
    ...Object.fromEntries(filled),
    q: tokenIn(url),
    ...(stage && { about: `Project stage: ${stage}` }),
    referral_page: url.pathname,
    visitorAddress,
  };
  if (!completeLead.input.safeParse(request).success)
    return withDetails({ ...answer, failure: "unreadable" }, 422);
  const outcome = await call(completeLead, request);
  if (outcome.ok)
    return redirectTo(addressOf(edition.region, "thank-you", { leadToken: outcome.value.token }), 303);
  return outcome.problem.status === 429
    ? withDetails({ ...answer, failure: "too-often" }, 429)
    : withDetails({ ...answer, failure: "failed" }, outcome.problem.status === 400 ? 422 : 503);
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

/** The form asks for no number: ours is the one of the lead. */
const noPhone = () => ({ ok: false, problem: "wrong" }) as const;

function withDetails(details: DetailsAnswer, status: number) {
  return data<RefillAnswer>({ details }, { status });
}
