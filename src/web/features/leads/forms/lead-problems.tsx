import { ButtonLink } from "../../../../ui/forms/button.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { FormSummary } from "../../../frame/forms/form-summary.tsx";
import { inputPrefix } from "./input-prefix.ts";
import type { LeadSurface } from "./surfaces.ts";

export type LeadFailure = "refused" | "rateLimit" | "failed";

export interface LeadProblemsFacts {
  /** What is wrong with what is given back, by the names of the inputs and in their order. */
  errors?: Readonly<Record<string, string>> | undefined;
  /** Why it could not be taken at all. */
  failure?: LeadFailure | undefined;
  /** Another way, where this one is closed. */
  phone?: { href: string; label: string } | undefined;
}

const FAILURE_TEXTS = {
  refused: "lead.refused",
  rateLimit: "lead.rateLimit",
  failed: "lead.failed",
} as const satisfies Record<LeadFailure, string>;

/** What is in the way of a form that comes back, on top of it and with the focus. */
export function LeadProblems({
  surface,
  errors = {},
  failure,
  phone,
}: LeadProblemsFacts & { surface: LeadSurface }) {
  const { t } = useText();
  if (!failure && Object.keys(errors).length === 0) return null;
  return (
    <FormSummary
      id={inputPrefix(surface)}
      title={failure ? t(FAILURE_TEXTS[failure]) : t("lead.mistakes")}
      errors={errors}
      hasFocus
    >
      {failure && phone && (
        <ButtonLink look="line" size="small" icon="phone" href={phone.href}>
          <bdi dir="ltr">{phone.label}</bdi>
        </ButtonLink>
      )}
    </FormSummary>
  );
}
