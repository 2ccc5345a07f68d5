import type { ReferPage } from "../../../../../contracts/documents/refer-page.ts";
import { ButtonLink } from "../../../../../ui/forms/button.tsx";
import { Picture } from "../../../../../ui/media/picture.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import { FORM_ID } from "./referral-form.tsx";
import "./hero.css";

export function HeroSection({ hero }: Pick<ReferPage, "hero">) {
  const { t } = useText();
  return (
    <section className="refer-hero">
      <div className="wrap refer-hero__in">
        <div className="refer-hero__words">
          <p className="kicker">{t("refer.kicker")}</p>
          <h1 className="d56">{hero.headline}</h1>
          <p className="t20 soft measure">{hero.lede}</p>
          <ButtonLink href={`#${FORM_ID}`}>{t("refer.start")}</ButtonLink>
        </div>
        <Picture {...hero.picture} priority tall sizes="(width < 1024px) 92vw, 640px" />
      </div>
    </section>
  );
}
