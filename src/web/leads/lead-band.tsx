import { useText } from "../../ui/text.tsx";
import { LeadLink } from "./lead-link.tsx";
import "./lead-band.css";

/** The way to a person, for whoever has seen the list and still wonders. */
export function LeadBand() {
  const { t } = useText();
  const title = t("gallery.leadTitle");
  return (
    <section className="lead-band on-forest">
      <div className="wrap lead-band__in">
        <div className="lead-band__words">
          <h2 className="d42">{title}</h2>
          <p className="soft measure">{t("gallery.leadText")}</p>
        </div>
        <LeadLink look="paper" ctaType="Normal Lead Forms" formTitle={title}>
          {t("gallery.leadButton")}
        </LeadLink>
      </div>
    </section>
  );
}
