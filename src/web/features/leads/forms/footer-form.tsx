import { PhoneFold } from "../../../../ui/navigation/phone-fold.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { useLayout } from "../../../frame/layouts/layout-context.tsx";
import { LeadForm } from "./lead-form.tsx";
import { SURFACES } from "./surfaces.ts";
import "./leads-forms.css";

const TITLE_ID = "lead-footer-title";

export function FooterForm() {
  const { t } = useText();
  if (!useLayout().page.hasFooterForm) return null;
  return (
    <section className="rule-end ftr-form" aria-labelledby={TITLE_ID}>
      <PhoneFold label={t(SURFACES.footer.title)}>
        <div className="split align-stretch ftr-form__in">
          <div className="ftr-form__words stack gap-2">
            <h2 className="d32 phone-fold__heading" id={TITLE_ID}>
              {t(SURFACES.footer.title)}
            </h2>
            <p className="soft">{t("lead.footerText")}</p>
          </div>
          <LeadForm surface="footer" look="paper" />
        </div>
      </PhoneFold>
    </section>
  );
}
