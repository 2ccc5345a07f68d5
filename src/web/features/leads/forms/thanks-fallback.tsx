import { useText } from "../../../../ui/text/text.tsx";

/** Takes the place of a form whose lead is stored while the page that says more cannot be fetched. */
export function ThanksFallback() {
  const { t } = useText();
  return (
    <template data-thanks-fallback="">
      <div className="lead-thanks stack stack--4" data-thanks="" tabIndex={-1}>
        <h2 className="d32">{t("lead.thanksTitle")}</h2>
        <p className="t20">{t("lead.thanksText")}</p>
      </div>
    </template>
  );
}
