import { useText } from "../../../../ui/text/text.tsx";
import { LeadForm } from "../forms/lead-form.tsx";
import { SURFACES } from "../forms/surfaces.ts";
import "./lead-band.css";

const TITLE_ID = "lead-inline-title";

/** The form in the middle of a page, for whoever has seen the list and still wonders. */
export function LeadBand() {
  const { t } = useText();
  return (
    <section className="lead-band on-forest" aria-labelledby={TITLE_ID}>
      <div className="wrap lead-band__in">
        <div className="lead-band__words">
          <h2 className="d42" id={TITLE_ID}>
            {t(SURFACES.inline.title)}
          </h2>
          <p className="soft measure">{t("gallery.leadText")}</p>
        </div>
        <LeadForm surface="inline" look="paper" />
      </div>
    </section>
  );
}
