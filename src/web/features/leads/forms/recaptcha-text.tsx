import { useText } from "../../../../ui/text/text.tsx";

/** What reCAPTCHA wants to be said where its badge is hidden. Shown once its script is at work. */
export function RecaptchaText() {
  const { t } = useText();
  return (
    <p className="t13 soft" data-recaptcha-text="" hidden>
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
