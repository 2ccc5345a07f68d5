import { useText } from "../../../../ui/text/text.tsx";
import { matchUrl } from "../../../../urls/match-url.ts";
import type { PageName } from "../../../../urls/url-table.ts";
import { useLayout } from "../../../frame/layouts/layout-context.tsx";
import { LeadForm } from "./lead-form.tsx";
import { SURFACES } from "./surfaces.ts";
import "./footer-form.css";

const TITLE_ID = "lead-footer-title";

/** Who is here has a form in front of them already, or has sent one. */
const WITHOUT: readonly PageName[] = [
  "talk",
  "thank-you",
  "contact-pact",
  "stop-contact",
  "lead-refill",
  "design-ideas",
  "design-ideas-category",
];

/** The last chance to ask, for whoever has read to the end. */
export function FooterForm() {
  const { t } = useText();
  const { path } = useLayout();
  const page = matchUrl(path)?.row.page;
  if (WITHOUT.some((without) => without === page)) return null;
  return (
    <section className="ftr-form" aria-labelledby={TITLE_ID}>
      <div className="ftr-form__words">
        <h2 className="d32" id={TITLE_ID}>
          {t(SURFACES.footer.title)}
        </h2>
        <p className="soft">{t("lead.footerText")}</p>
      </div>
      <LeadForm surface="footer" look="paper" />
    </section>
  );
}
