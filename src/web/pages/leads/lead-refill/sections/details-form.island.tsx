import { checkLead, type LeadProblem } from "../../../../../contracts/leads/lead-rules.ts";
import {
  PROJECT_STAGES,
  REFILL_FIELDS,
  type RefillField,
} from "../../../../../contracts/leads/refill-fields.ts";
import { Button } from "../../../../../ui/forms/button.tsx";
import { Chips, RadioGroup } from "../../../../../ui/forms/choice-group.tsx";
import { TextInput } from "../../../../../ui/forms/text-input.tsx";
import { Notice } from "../../../../../ui/overlay/notice.tsx";
import { type MessageKey, useText } from "../../../../../ui/text/text.tsx";
import { leadErrorText } from "../../../../features/leads/forms/lead-error-text.ts";
import { SCOPES } from "../../../../features/leads/forms/scopes.ts";
import { PincodeField } from "../../../../features/places/serviceability/pincode-field.tsx";
import { useForm } from "../../../../frame/forms/use-form.ts";
import { useSentOnce } from "../../../../frame/forms/use-sent-once.ts";
import { island } from "../../../../frame/islands/island.tsx";
import { usePage } from "../../../../frame/islands/page-context.ts";
import type { DetailsAnswer } from "../answer-form.ts";
import { detailsRules } from "../details-rules.ts";

interface DetailsFormProps {
  q: string;
  missing: readonly RefillField[];
  answer: DetailsAnswer | undefined;
}

const FAILURES: Record<NonNullable<DetailsAnswer["failure"]>, MessageKey> = {
  nothing: "refill.nothing",
  unreadable: "refill.unreadable",
  failed: "refill.failed",
  "too-often": "lead.rateLimit",
};

function DetailsForm({ q, missing, answer }: DetailsFormProps) {
  const { t } = useText();
  const { edition } = usePage();
  const where = { country: edition.country, isOwnCountry: true };
  const errorsOf = (problems: readonly LeadProblem[]) =>
    Object.fromEntries(problems.map((problem) => [problem.field, leadErrorText(t, problem, where)]));
  const { form, field: input } = useForm({
    id: "missing",
    fields: REFILL_FIELDS,
    check: (typed) => errorsOf(checkLead(typed, detailsRules(edition))),
    given: { values: answer?.values, errors: errorsOf(answer?.problems ?? []) },
  });
  const { isSending, onSubmit } = useSentOnce(form.onSubmit);
  const isAsked = (field: RefillField) => missing.includes(field);
  return (
    <form
      className="refill__form stack stack--fields"
      method="post"
      action={`?q=${encodeURIComponent(q)}#missing`}
      {...form}
      onSubmit={onSubmit}
    >
      <input type="hidden" name="form" value="details" />
      {answer?.isSent && (
        <Notice tone="ok" announce>
          {t("refill.raisedPlain")}
        </Notice>
      )}
      {answer?.failure && (
        <Notice tone="bad" announce>
          {t(FAILURES[answer.failure])}
        </Notice>
      )}
      {isAsked("pincode") && <PincodeField {...input("pincode")} />}
      {isAsked("property_name") && (
        <TextInput {...input("property_name")} label={t("lead.property")} maxLength={160} />
      )}
      {isAsked("email") && (
        <TextInput
          {...input("email")}
          type="email"
          dir="ltr"
          autoComplete="email"
          maxLength={254}
          label={t("lead.email")}
        />
      )}
      {isAsked("scope") && (
        <Chips
          id="missing-scope"
          name="scope"
          label={t("lead.scope")}
          chosen={[answer?.values.scope ?? ""]}
          choices={SCOPES[edition.country].map(({ value, label }) => ({ value, label: t(label) }))}
        />
      )}
      <RadioGroup
        id="missing-stage"
        name="stage"
        label={t("refill.stage")}
        chosen={[answer?.values.stage ?? ""]}
        choices={PROJECT_STAGES.map((stage) => ({ value: stage, label: t(`refill.stage-${stage}`) }))}
      />
      <Button type="submit" wide busy={isSending}>
        {t("refill.send")}
      </Button>
    </form>
  );
}

export default island("details-form", DetailsForm, { when: "intent" });
