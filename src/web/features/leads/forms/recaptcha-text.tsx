import { useText } from "../../../../ui/text/text.tsx";
import { useSharedState } from "../../../frame/islands/use-shared-state.ts";

/** What reCAPTCHA wants to be said where its badge is hidden. Shown once its script is at work. */
export function RecaptchaText() {
  const { t } = useText();
  const isVisible = useSharedState(({ isRecaptchaTextVisible }) => isRecaptchaTextVisible);
  return (
    <p className="t13 soft" hidden={!isVisible}>
      {t("lead.recaptcha")}{" "}
      <a className="link" href="https://policies.google.com/privacy" rel="noreferrer">
        {t("lead.recaptchaPrivacy")}
      </a>{" "}
      ·{" "}
      <a className="link" href="https://policies.google.com/terms" rel="noreferrer">
        {t("lead.recaptchaTerms")}
      </a>
    </p>
  );
}
