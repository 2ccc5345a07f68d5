import { createLead } from "../../../../contracts/calls/leads/create-lead.ts";
import { type CtaType, isCtaType } from "../../../../contracts/leads/cta-types.ts";
import { LeadPayload } from "../../../../contracts/leads/lead-payload.ts";
import { checkLead, type LeadField, type LeadProblem } from "../../../../contracts/leads/lead-rules.ts";
import { readAnyPhone } from "../../../../contracts/leads/read-any-phone.ts";
import { textOf } from "../../../../editions/all-texts.ts";
import type { Edition } from "../../../../editions/edition.ts";
import { useText } from "../../../../ui/text/text.tsx";
import { addressOf } from "../../../../urls/links.ts";
import { lacksVisitTime, VISIT_TIME } from "../../../features/leads/engine/check-lead.ts";
import { leadErrorText } from "../../../features/leads/forms/lead-error-text.ts";
import type { LeadAboutFacts, LeadFailure } from "../../../features/leads/forms/lead-form-view.tsx";
import {
  type LeadFormReading,
  type LeadKind,
  readLeadForm,
} from "../../../features/leads/forms/read-lead-form.ts";
import { loadFreshOffer } from "../../../features/leads/visits/load-offer.ts";
import type { VisitOffer } from "../../../features/leads/visits/visit-offer.ts";
import { redirectTo } from "../../../frame/errors/redirect-to.ts";
import { usePage } from "../../../frame/islands/page-context.ts";
import type { SentForm } from "../../../frame/page.ts";

export interface TalkAnswer {
  values: Record<string, string>;
  isOwnCountry: boolean;
  problems: LeadProblem[];
  failure?: LeadFailure;
  /** For the form of a visit: the problem with the hour, and the free hours. */
  visit?: { problem: VisitProblem | undefined; offer: VisitOffer };
}

type VisitProblem = "pickTime" | "slotGone";

/** Stores the lead and redirects to its own page; otherwise shows the form again with all values. */
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
  // All typed values are valid, so the call refused the hour.
  if (outcome.problem.status === 400 && payload.ec_visit_timing) return refuse(await withVisit("slotGone"));
  const [status, failure] = FAILURES[outcome.problem.status] ?? UNREACHABLE;
  return refuse({ ...(await withVisit()), failure }, status);
}

/** An upstream need not give the lead its own page; then the thank-you replaces the form. */
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

/**
 * Adds the fields that the lead call rejects to the problems of the rules. Invalid fields that the visitor did not
 * type are left out instead, so that the lead is not lost.
 */
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

interface TypedLeadView {
  title?: string | undefined;
  about?: LeadAboutFacts | undefined;
  kind?: LeadKind | undefined;
  ctaType?: CtaType | undefined;
  values?: Record<string, string> | undefined;
  errors?: Record<string, string> | undefined;
  carried?: Record<string, string> | undefined;
  failure?: LeadFailure | undefined;
  visit?: VisitOffer | undefined;
}

/** Fields that this form does not show but must preserve: another form on the site may have filled them in. */
const CARRIED = [
  "scope",
  "searched_keywords",
  "referral_key",
  "referrer_name",
  "referrer_id",
  "referral_page",
  "leadId",
  "ec_name",
  "ec_visit_timing",
  "submission_id",
] as const;

/** The submitted values and errors for the form; empty for a plain page view. */
export function useTypedLead(answer: TalkAnswer | undefined): TypedLeadView {
  const { t } = useText();
  const { edition } = usePage();
  if (!answer) return {};
  const { values, problems, isOwnCountry, failure, visit } = answer;
  const where = { country: edition.country, isOwnCountry };
  const errors = problems.map((problem) => [problem.field, leadErrorText(t, problem, where)]);
  const shown = visit ? VISIT_FIELDS : [];
  const carried = CARRIED.flatMap((name) =>
    values[name] && !shown.includes(name) ? [[name, values[name]]] : [],
  );
  return {
    values,
    errors: {
      ...(visit?.problem && { [VISIT_TIME]: t(`thanks.${visit.problem}`) }),
      ...Object.fromEntries(errors),
    },
    visit: visit?.offer,
    carried: Object.fromEntries(carried),
    failure,
    title: values.form_title?.slice(0, 120) || undefined,
    about: values.about ? { title: values.about.slice(0, 200), estimate: estimateIn(values) } : undefined,
    kind: values.kind === "soft" ? "soft" : "full",
    ctaType: isCtaType(values.cta_type) ? values.cta_type : undefined,
  };
}

/** The visitor chooses these fields again in the form of a visit. */
const VISIT_FIELDS: readonly string[] = ["ec_name", VISIT_TIME];

function estimateIn({ estimate_code = "", estimate_version = "" }: Record<string, string>): string {
  return estimate_version === "" ? estimate_code : `${estimate_code}.${estimate_version}`;
}
