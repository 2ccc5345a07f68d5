import { hasDrawnSign } from "../../../../editions/money.ts";
import { GoLink } from "../../../../ui/forms/button.tsx";
import { useImageHosts } from "../../../../ui/media/image-host-context.ts";
import { stampUrl } from "../../../../ui/media/photo.ts";
import { Picture } from "../../../../ui/media/picture.tsx";
import { Facts } from "../../../../ui/text/facts.tsx";
import { Price } from "../../../../ui/text/price.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { usePage } from "../../../frame/islands/page-context.ts";
import { designFacts } from "../../design-ideas/designs/design-card.tsx";
import { SimilarDesigns } from "../../design-ideas/designs/similar-designs.tsx";
import { LeadForm } from "../forms/lead-form.tsx";
import type { LoadedLanding } from "./landing-design.ts";
import "./campaigns.css";

const TITLE_ID = "landing-form-title";

/** One design: what it looks like, what it costs, and the form beside it. */
export function LandingView({ landing, similar, rates }: LoadedLanding) {
  const { t } = useText();
  const { edition } = usePage();
  const atHost = useImageHosts();
  const { title, text, picture, price, listed, roomSize, path } = landing;
  const facts = listed ? designFacts(listed, edition.country, t) : [roomSize].filter(Boolean);
  return (
    <>
      <section className="campaign-head">
        <div className="wrap split split--7-5 campaign-head__in">
          <div className="stack gap-4 stack--start campaign-head__words">
            <h1 className="d56">{title}</h1>
            {facts.length > 0 && <Facts items={facts} />}
            {price && (
              <p className="d32">
                <Price isRiyal={hasDrawnSign(edition.country)}>{price}</Price>
              </p>
            )}
            {text && <p className="t20 soft measure">{text}</p>}
            <GoLink href={path}>{t("landing.open")}</GoLink>
          </div>
          <div>
            <Picture {...picture} priority sizes="(width < 1024px) 92vw, 740px" />
          </div>
          <div className="rounded pad-fluid campaign-form on-sand stack gap-5">
            <div className="stack gap-2">
              <h2 className="d32" id={TITLE_ID}>
                {t("landing.form")}
              </h2>
              <p className="soft">{t("landing.formText")}</p>
            </div>
            <LeadForm
              surface="campaign"
              ctaType="Design Idea Tag"
              title={t("landing.form")}
              button={t("landing.button")}
              labelledBy={TITLE_ID}
              about={{ title, price, image: stampUrl(picture.photo, atHost) }}
            />
          </div>
        </div>
      </section>
      <SimilarDesigns designs={similar} rates={rates} />
    </>
  );
}
