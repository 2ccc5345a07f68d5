import { type CtaType, isCtaType } from "../../../../contracts/leads/cta-types.ts";
import { useText } from "../../../../ui/text/text.tsx";
import { VISIT_TIME } from "../../../features/leads/engine/visit-time.ts";
import type { LeadAboutFacts } from "../../../features/leads/forms/lead-about.tsx";
import type { LeadFailure } from "../../../features/leads/forms/lead-problems.tsx";
import { leadErrorText, leadTexts } from "../../../features/leads/forms/lead-texts.ts";
import type { LeadKind } from "../../../features/leads/forms/read-lead-form.ts";
import type { VisitOffer } from "../../../features/leads/visits/visit-offer.ts";
import { usePage } from "../../../frame/islands/page-context.ts";
import type { TalkAnswer } from "./book-talk.ts";

export interface TypedLeadView {
  title?: string | undefined;
  about?: LeadAboutFacts | undefined;
  kind?: LeadKind | undefined;
  ctaType?: CtaType | undefined;
  values?: Record<string, string> | undefined;
  /** By the names of the inputs, in their order. */
  errors?: Record<string, string> | undefined;
  carried?: Record<string, string> | undefined;
  failure?: LeadFailure | undefined;
  visit?: VisitOffer | undefined;
}

/** Fields that this form does not show but must not lose: another form on the site may have filled them in. */
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

/** What a visitor has sent, as the form shows it again; nothing where the page was only asked for. */
export function useTypedLead(answer: TalkAnswer | undefined): TypedLeadView {
  const { t } = useText();
  const { edition } = usePage();
  if (!answer) return {};
  const { values, problems, isOwnCountry, failure, visit } = answer;
  const texts = leadTexts(t, edition.country);
  const errors = problems.map((problem) => [problem.field, leadErrorText(texts, problem, isOwnCountry)]);
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

/** Chosen anew in the form of a visit. */
const VISIT_FIELDS: readonly string[] = ["ec_name", VISIT_TIME];

function estimateIn({ estimate_code = "", estimate_version = "" }: Record<string, string>): string {
  return estimate_version === "" ? estimate_code : `${estimate_code}.${estimate_version}`;
}
