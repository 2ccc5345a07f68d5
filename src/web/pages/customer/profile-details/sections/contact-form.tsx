import type { ReactNode } from "react";
import { isolated } from "../../../../../editions/day-words.ts";
import { Button, ButtonLink } from "../../../../../ui/forms/button.tsx";
import { PhoneField } from "../../../../../ui/forms/phone-field.tsx";
import { TextInput } from "../../../../../ui/forms/text-input.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import { linkTo } from "../../../../../urls/links.ts";
import { loginAgainAddress } from "../../../../../urls/login-address.ts";
import { dialCodesFor } from "../../../../features/leads/forms/dial-codes.ts";
import { usePage } from "../../../../frame/islands/page-context.ts";
import type { changeDetails, Editable } from "../details-action.ts";

type Returned = Exclude<Awaited<ReturnType<typeof changeDetails>>, Response>["data"];

interface ContactFormProps {
  of: "phone" | "email";
  result: Returned | undefined;
}

export function ContactForm({ of, result }: ContactFormProps) {
  const own = result?.edit === of ? result : undefined;
  return own?.asksPassword ? (
    <PasswordStep of={of} result={own} {...own.asksPassword} />
  ) : (
    <NewContactStep of={of} result={own} />
  );
}

function NewContactStep({ of, result }: ContactFormProps) {
  const { t } = useText();
  const { edition } = usePage();
  const { username: problem } = result?.errors ?? {};
  const field = {
    label: t(`profileDetails.new.${of}`),
    help: t("profileDetails.sendHelp"),
    name: "username",
    required: true,
    defaultValue: result?.values.username,
    error: problem && t(problem),
    autoFocus: problem !== undefined,
  };
  const dialCodes = dialCodesFor(edition.country);
  return (
    <DetailForm of={of}>
      {of === "phone" ? (
        <PhoneField
          {...field}
          dialCodes={dialCodes}
          dialCode={chosenCode(dialCodes, result?.values.dialCode)}
        />
      ) : (
        <TextInput {...field} type="email" autoComplete="email" dir="ltr" maxLength={254} />
      )}
      <div>
        <Button type="submit" name="do" value="send">
          {t("profileDetails.send")}
        </Button>
      </div>
      {result?.asksLogin && (
        <div>
          <ButtonLink
            look="line"
            href={loginAgainAddress(`${linkTo(edition, "profile-details")}?edit=${of}`)}
          >
            {t("mydata.loginAgain")}
          </ButtonLink>
        </div>
      )}
    </DetailForm>
  );
}

function chosenCode(known: readonly string[], typed: string | undefined): string {
  return known.find((code) => code === typed) ?? known[0] ?? "";
}

interface PasswordStepProps extends ContactFormProps {
  result: Returned;
  requestId: string;
  /** The masked contact that received the second password; empty if none is needed. */
  proofSentTo: string;
}

function PasswordStep({ of, result, requestId, proofSentTo }: PasswordStepProps) {
  const { t } = useText();
  const { username = "", dialCode = "" } = result.values;
  const target = of === "phone" && !username.startsWith("+") ? `${dialCode} ${username}` : username;
  const { otp: problem, proof: proofProblem } = result.errors;
  const password = {
    inputMode: "numeric",
    autoComplete: "one-time-code",
    dir: "ltr",
    maxLength: 12,
    required: true,
  } as const;
  return (
    <DetailForm of={of}>
      <input type="hidden" name="username" value={username} />
      <input type="hidden" name="dialCode" value={dialCode} />
      <input type="hidden" name="requestId" value={requestId} />
      <input type="hidden" name="proofSentTo" value={proofSentTo} />
      <p role="status">
        {t("profileDetails.sentTo")}{" "}
        <bdi dir="ltr" className="strong">
          {target}
        </bdi>
      </p>
      <TextInput
        label={
          proofSentTo
            ? t("profileDetails.passwordTo", { target: isolated(target) })
            : t("profileDetails.password")
        }
        help={t("profileDetails.passwordHelp")}
        error={problem && t(problem)}
        name="otp"
        {...password}
        defaultValue={problem ? undefined : result.values.otp}
        autoFocus={proofProblem === undefined}
      />
      {proofSentTo && (
        <TextInput
          label={t("profileDetails.passwordTo", { target: isolated(proofSentTo) })}
          help={t("profileDetails.proofHelp")}
          error={proofProblem && t(proofProblem)}
          name="proof"
          {...password}
          defaultValue={proofProblem ? undefined : result.values.proof}
          autoFocus={proofProblem !== undefined}
        />
      )}
      <div className="row">
        <Button type="submit" name="do" value="verify">
          {t("profileDetails.confirm")}
        </Button>
        <Button type="submit" look="quiet" name="do" value="send" formNoValidate>
          {t("profileDetails.again")}
        </Button>
      </div>
    </DetailForm>
  );
}

/**
 * The form of one row. It is still open after an error. The action has no fragment, because browsers would then not
 * move the focus.
 */
export function DetailForm({ of, children }: { of: Editable; children: ReactNode }) {
  const { edition } = usePage();
  return (
    <form
      className="stack stack--fields"
      method="post"
      action={`${linkTo(edition, "profile-details")}?edit=${of}`}
    >
      <input type="hidden" name="of" value={of} />
      {children}
    </form>
  );
}
