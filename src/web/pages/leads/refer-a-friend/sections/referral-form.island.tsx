import { useState } from "react";
import { Button } from "../../../../../ui/forms/button.tsx";
import { Checkbox } from "../../../../../ui/forms/checkbox.tsx";
import { PhoneField } from "../../../../../ui/forms/phone-field.tsx";
import { TextArea, TextInput } from "../../../../../ui/forms/text-input.tsx";
import { Notice } from "../../../../../ui/overlay/notice.tsx";
import { type MessageKey, type Text, useText } from "../../../../../ui/text/text.tsx";
import { readPhoneHere } from "../../../../features/leads/engine/read-phone-here.ts";
import { dialCodesFor } from "../../../../features/leads/forms/dial-codes.ts";
import { FormSummary } from "../../../../frame/forms/form-summary.tsx";
import { type FormValues, valuesOf } from "../../../../frame/forms/form-values.ts";
import { Honeypot } from "../../../../frame/forms/honeypot.tsx";
import { type FormErrors, useForm } from "../../../../frame/forms/use-form.ts";
import { useSentOnce } from "../../../../frame/forms/use-sent-once.ts";
import { island } from "../../../../frame/islands/island.tsx";
import { usePage } from "../../../../frame/islands/page-context.ts";
import {
  checkReferralForm,
  REFERRAL_INPUTS,
  type ReferralErrors,
  type ReferralInput,
  type ReferralValues,
  referralValues,
} from "../referral-inputs.ts";

interface ReferralFormProps {
  action: string;
  values?: ReferralValues;
  errors?: ReferralErrors;
  failure?: "failed" | "too-often";
}

const FAILURES = { failed: "refer.failed", "too-often": "lead.rateLimit" } as const;
const REQUIRED: readonly ReferralInput[] = [
  "referrer_name",
  "referrer_email",
  "friend_name",
  "friend_phone",
  "friend_agrees",
];

function ReferralForm({ action, values, errors: given = {}, failure }: ReferralFormProps) {
  const { t } = useText();
  const { edition } = usePage();
  const check = (typed: FormValues) =>
    referralErrorTexts(checkReferralForm(referralValues(typed), edition, readPhoneHere), t);
  const { form, field, errors } = useForm({
    id: "refer",
    fields: REFERRAL_INPUTS,
    required: REQUIRED,
    check,
    given: { values, errors: referralErrorTexts(given, t) },
  });
  // The fields that were wrong when the form was sent: a summary that grew on blur would move the button during a
  // press.
  const [sentWrong, setSentWrong] = useState(Object.keys(given));
  const summary = Object.fromEntries(Object.entries(errors).filter(([name]) => sentWrong.includes(name)));
  const { isSending, onSubmit } = useSentOnce();
  const input = (name: ReferralInput) => field(name);
  const { error: agreesError, defaultValue: _, ...agrees } = input("friend_agrees");
  const wrong = Object.keys(summary).length;
  return (
    <form
      className="stack gap-5"
      method="post"
      action={action}
      {...form}
      onSubmit={(event) => {
        setSentWrong(Object.keys(check(valuesOf(event.currentTarget))));
        void form.onSubmit(event);
        onSubmit(event);
      }}
    >
      {failure && (
        <Notice tone="bad" announce>
          {t(FAILURES[failure])}
        </Notice>
      )}
      {wrong > 0 && (
        <FormSummary id="refer" title={t("lead.summaryMany", { count: wrong })} errors={summary} />
      )}
      <fieldset className="columns columns--2 refer-fields">
        <legend>{t("refer.you")}</legend>
        <TextInput {...input("referrer_name")} autoComplete="name" maxLength={80} label={t("lead.name")} />
        <TextInput
          {...input("referrer_email")}
          type="email"
          dir="ltr"
          autoComplete="email"
          maxLength={254}
          label={t("refer.yourEmail")}
        />
      </fieldset>
      <fieldset className="columns columns--2 refer-fields">
        <legend>{t("refer.friend")}</legend>
        <TextInput
          {...input("friend_name")}
          autoComplete="off"
          maxLength={80}
          label={t("refer.friendName")}
        />
        <PhoneField
          {...input("friend_phone")}
          autoComplete="off"
          maxLength={32}
          dialCodes={dialCodesFor(edition.country)}
          {...(values?.friend_dial_code && { dialCode: values.friend_dial_code })}
          dialName="friend_dial_code"
          label={t("refer.friendPhone")}
        />
        <TextInput
          {...input("friend_email")}
          className="is-wide"
          optional
          type="email"
          dir="ltr"
          autoComplete="off"
          maxLength={254}
          label={t("refer.friendEmail")}
        />
        <TextArea
          {...input("comments")}
          className="is-wide"
          optional
          rows={3}
          maxLength={1000}
          label={t("refer.comments")}
        />
      </fieldset>
      <Honeypot />
      <div className={agreesError ? "is-bad" : undefined}>
        <Checkbox
          {...agrees}
          value="yes"
          defaultChecked={values?.friend_agrees === "yes"}
          aria-describedby={agreesError ? "refer-agrees-note" : undefined}
          label={t("refer.agrees")}
        />
        {agreesError && (
          <p
            className="line t13 soft field__note field__note--error refer-fields__error"
            id="refer-agrees-note"
          >
            {agreesError}
          </p>
        )}
      </div>
      <Button type="submit" wide busy={isSending}>
        {t("refer.send")}
      </Button>
    </form>
  );
}

export default island("referral-form", ReferralForm, { when: "intent" });

function referralErrorTexts(errors: ReferralErrors, t: Text["t"]): FormErrors {
  return Object.fromEntries(
    REFERRAL_INPUTS.flatMap((name) => {
      const problem = errors[name];
      const key = problem && SENTENCES[name]?.[problem];
      return key ? [[name, t(key)]] : [];
    }),
  );
}

/** The messages of all other forms, except where the friend is meant and not the reader. */
const SENTENCES: Partial<Record<ReferralInput, Partial<Record<string, MessageKey>>>> = {
  referrer_name: { missing: "lead.error.name.missing", wrong: "lead.error.name.wrong" },
  referrer_email: { missing: "refer.emailMissing", wrong: "lead.error.email.wrong" },
  friend_name: { missing: "refer.friendNameMissing", wrong: "refer.friendNameWrong" },
  friend_phone: {
    missing: "refer.friendPhoneMissing",
    short: "lead.error.phone.short",
    long: "lead.error.phone.long",
    wrong: "refer.friendPhoneWrong",
  },
  friend_email: { wrong: "lead.error.email.wrong" },
  comments: { wrong: "refer.commentsWrong" },
  friend_agrees: { missing: "refer.agreesMissing" },
};
