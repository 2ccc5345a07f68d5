import { pluralForm } from "../../../../../editions/counting.ts";
import { Button } from "../../../../../ui/forms/button.tsx";
import { Checkbox } from "../../../../../ui/forms/checkbox.tsx";
import { PhoneField } from "../../../../../ui/forms/phone-field.tsx";
import { TextArea, TextInput } from "../../../../../ui/forms/text-input.tsx";
import { Notice } from "../../../../../ui/overlay/notice.tsx";
import { type MessageKey, useText } from "../../../../../ui/text/text.tsx";
import { dialCodesFor } from "../../../../features/leads/forms/dial-codes.ts";
import { Honeypot } from "../../../../frame/forms/honeypot.tsx";
import { usePage } from "../../../../frame/islands/page-context.ts";
import { useLayout } from "../../../../frame/layouts/layout-context.tsx";
import type { ReferralErrors, ReferralInput, ReferralValues } from "../read-referral-form.ts";

/** Its section, so that whatever was wrong is in sight again. */
export const FORM_ID = "name-a-friend";

interface ReferralFormProps {
  values?: ReferralValues;
  errors?: ReferralErrors;
  failure?: "failed" | "too-often";
}

const FAILURES = { failed: "refer.failed", "too-often": "lead.rateLimit" } as const;

/** You, your friend, and the friend's yes. It is sent to its own page, which gives back whatever was wrong. */
export function ReferralForm({ values, errors = {}, failure }: ReferralFormProps) {
  const { t, language } = useText();
  const { path } = useLayout();
  const { country } = usePage().edition;
  const input = (name: ReferralInput) => ({
    name,
    id: `refer-${name}`,
    defaultValue: values?.[name],
    error: errorText(t, name, errors),
  });
  const wrong = Object.keys(errors).length;
  return (
    <form className="stack stack--5" method="post" action={`${path}#${FORM_ID}`}>
      {failure && (
        <Notice tone="bad" announce>
          {t(FAILURES[failure])}
        </Notice>
      )}
      {wrong > 0 && (
        <Notice tone="bad" announce>
          {pluralForm(wrong, language) === "one"
            ? t("lead.summaryOne")
            : t("lead.summaryMany", { count: wrong })}
        </Notice>
      )}
      <fieldset className="columns columns--2 refer-fields">
        <legend>{t("refer.you")}</legend>
        <TextInput
          {...input("referrer_name")}
          required
          autoComplete="name"
          maxLength={80}
          label={t("lead.name")}
        />
        <TextInput
          {...input("referrer_email")}
          required
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
          required
          autoComplete="off"
          maxLength={80}
          label={t("refer.friendName")}
        />
        <PhoneField
          {...input("friend_phone")}
          required
          autoComplete="off"
          maxLength={32}
          dialCodes={dialCodesFor(country)}
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
      <div className={errors.friend_agrees ? "is-bad" : undefined}>
        <Checkbox
          name="friend_agrees"
          value="yes"
          required
          defaultChecked={values?.friend_agrees === "yes"}
          aria-describedby={errors.friend_agrees ? "refer-agrees-note" : undefined}
          label={t("refer.agrees")}
        />
        {errors.friend_agrees && (
          <p className="field__note field__note--error refer-fields__error" id="refer-agrees-note">
            {t("refer.agreesMissing")}
          </p>
        )}
      </div>
      <Button type="submit" wide>
        {t("refer.send")}
      </Button>
    </form>
  );
}

/** The sentences of every other form, but where the friend is meant and not the reader. */
const ERRORS: Partial<Record<ReferralInput, Partial<Record<string, MessageKey>>>> = {
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
};

function errorText(
  t: (key: MessageKey) => string,
  name: ReferralInput,
  errors: ReferralErrors,
): string | undefined {
  const problem = errors[name];
  const key = problem && ERRORS[name]?.[problem];
  return key && t(key);
}
