import { createLead } from "../../../../contracts/calls/leads/create-lead.ts";
import { LeadPayload } from "../../../../contracts/leads/lead-payload.ts";
import { checkLead, type LeadField, type LeadProblem } from "../../../../contracts/leads/lead-rules.ts";
import { readAnyPhone } from "../../../../contracts/leads/read-any-phone.ts";
import { textOf } from "../../../../editions/all-texts.ts";
import type { Edition } from "../../../../editions/edition.ts";
import { addressOf } from "../../../../urls/links.ts";
import { lacksVisitTime } from "../../../features/leads/engine/visit-time.ts";
import type { LeadFailure } from "../../../features/leads/forms/lead-problems.tsx";
import { type LeadFormReading, readLeadForm } from "../../../features/leads/forms/read-lead-form.ts";
import { loadFreshOffer } from "../../../features/leads/visits/load-offer.ts";
import type { VisitOffer } from "../../../features/leads/visits/visit-offer.ts";
import { redirectTo } from "../../../frame/errors/redirect-to.ts";
import type { SentForm } from "../../../frame/page.ts";

/** What was sent, given back with what is in its way. */
export interface TalkAnswer {
  values: Record<string, string>;
  isOwnCountry: boolean;
  problems: LeadProblem[];
  failure?: LeadFailure;
  /** Of the form of a visit: what is in the way of the hour, and which ones are free. */
  visit?: { problem: VisitProblem | undefined; offer: VisitOffer };
}

type VisitProblem = "pickTime" | "slotGone";

/** Stores the lead and leads on to its own page; otherwise everything that was typed comes back. */
export async function bookTalk({ call, edition, form, visitorAddress, refuse }: SentForm) {
  const reading = readLeadForm(form, edition);
  const { payload, problems } = checkForm(reading, edition);
  const answer: Omit<TalkAnswer, "values"> = { isOwnCountry: reading.isOwnCountry, problems };
  const withVisit = async (problem?: VisitProblem) => {
    const { ec_name: ecName } = reading.payload;
    if (!ecName) return answer;
    const asked = { ecName, text: textOf(edition.language), now: new Date() };
    return { ...answer, visit: { problem, offer: await loadFreshOffer(call, edition, asked) } };
  };
  const lacksTime = lacksVisitTime(reading.payload);
  if (problems.length > 0 || lacksTime) return refuse(await withVisit(lacksTime ? "pickTime" : undefined));
  const outcome = await call(createLead, { ...payload, visitorAddress });
  if (outcome.ok) return redirectTo(thanksOf(edition, outcome.value.token), 303);
  // All that was typed is right, so what is refused is the hour.
  if (outcome.problem.status === 400 && payload.ec_visit_timing) return refuse(await withVisit("slotGone"));
  const [status, failure] = FAILURES[outcome.problem.status] ?? UNREACHABLE;
  return refuse({ ...(await withVisit()), failure }, status);
}

/** A host of someone else need not give the lead a page of its own: the thanks take the place of the form then. */
function thanksOf({ region }: Edition, leadToken: string | undefined): string {
  return leadToken ? addressOf(region, "thank-you", { leadToken }) : `${addressOf(region, "talk")}?sent=yes`;
}

const FAILURES: Record<number, readonly [status: number, failure: LeadFailure]> = {
  400: [422, "failed"],
  403: [403, "refused"],
  429: [429, "rateLimit"],
};

const UNREACHABLE = [503, "failed"] as const;

const TYPED: readonly LeadField[] = ["name", "phone", "email", "pincode"];

/** Beside the rules, whatever the lead call cannot take. What nobody has typed is left out instead: the lead goes first. */
function checkForm({ typed, required, payload }: LeadFormReading, { isoCode }: Edition) {
  const problems = checkLead(typed, { isoCode, required, readPhone: readAnyPhone });
  const parsed = LeadPayload.safeParse(payload);
  if (parsed.success) return { problems, payload };
  const refused = new Set(parsed.error.issues.map(({ path }) => path[0]));
  const isKnown = new Set(problems.map(({ field }) => field));
  return {
    payload: Object.fromEntries(
      Object.entries(payload).filter(([name]) => !refused.has(name)),
    ) as typeof payload,
    problems: TYPED.flatMap((field): LeadProblem[] => {
      const known = problems.filter((problem) => problem.field === field);
      return refused.has(field) && !isKnown.has(field) ? [{ field, problem: "wrong" }] : known;
    }),
  };
}
