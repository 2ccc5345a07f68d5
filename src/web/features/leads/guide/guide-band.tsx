import { GoLink } from "../../../../ui/forms/button.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { addressOf } from "../../../../urls/links.ts";
import { usePage } from "../../../frame/islands/page-context.ts";
import { FEATURE_PHOTOS } from "../../../frame/layouts/menu-photos.ts";
import { LeadLink } from "../drawer/lead-link.tsx";
import { GUIDE, GUIDE_CTA } from "./guide.ts";
import "./leads-guide.css";

const TITLE_ID = "guide-title";

/**
 * Offers a brochure. Its form is the lead drawer, so that the page shows one form; the thank-you for this CTA type
 * contains the link (download-link.island.tsx).
 */
export function GuideBand() {
  const { t } = useText();
  const { edition, state } = usePage();
  const { quizHostUrl } = state.getState().env;
  return (
    <section
      className="guide-band sec on-sand"
      aria-labelledby={TITLE_ID}
      data-guide=""
      data-quiz-url={quizHostUrl + GUIDE.quizPath}
    >
      <div className="wrap guide-band__in">
        <Cover />
        <div className="stack">
          <p className="kicker">{t("guide.kicker", { pages: GUIDE.pages })}</p>
          <h2 className="d42" id={TITLE_ID} lang="en">
            {GUIDE.title}
          </h2>
          <p className="soft measure">{t("guide.text")}</p>
          <div className="row guide-band__go">
            <LeadLink
              look="line"
              ctaType={GUIDE_CTA}
              formTitle={t("guide.formTitle")}
              data-cta-text={t("guide.button")}
            >
              {t("guide.formTitle")}
            </LeadLink>
            <GoLink href={addressOf(edition.region, "style-quiz")}>{t("quiz.find")}</GoLink>
          </div>
        </div>
      </div>
    </section>
  );
}

function Cover() {
  return (
    <div className="only-wide guide-band__cover" aria-hidden="true">
      <img src={FEATURE_PHOTOS.living} alt="" width={320} height={240} loading="lazy" />
      <p className="d20" lang="en">
        {GUIDE.title}
      </p>
    </div>
  );
}
