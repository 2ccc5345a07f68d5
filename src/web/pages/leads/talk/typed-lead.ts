import { type CtaType, isCtaType } from "../../../../contracts/leads/cta-types.ts";
import { useText } from "../../../../ui/text/text.tsx";
import type { LeadAboutFacts } from "../../../features/leads/forms/lead-about.tsx";
import type { LeadFailure } from "../../../features/leads/forms/lead-problems.tsx";
import { leadErrorText, leadTexts } from "../../../features/leads/forms/lead-texts.ts";
import type { LeadKind } from "../../../features/leads/forms/read-lead-form.ts";
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
  const { values, problems, isOwnCountry, failure } = answer;
  const texts = leadTexts(t, edition.country);
  const errors = problems.map((problem) => [problem.field, leadErrorText(texts, problem, isOwnCountry)]);
  const carried = CARRIED.flatMap((name) => (values[name] ? [[name, values[name]]] : []));
  return {
    values,
    errors: Object.fromEntries(errors),
    carried: Object.fromEntries(carried),
    failure,
    title: values.form_title?.slice(0, 120) || undefined,
    about: values.about ? { title: values.about.slice(0, 200), estimate: estimateIn(values) } : undefined,
    kind: values.kind === "soft" ? "soft" : "full",
    ctaType: isCtaType(values.cta_type) ? values.cta_type : undefined,
  };
}

function estimateIn({ estimate_code = "", estimate_version = "" }: Record<string, string>): string {
  return estimate_version === "" ? estimate_code : `${estimate_code}.${estimate_version}`;
}
