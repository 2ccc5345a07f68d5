import type { DesignStyle } from "../../../../../contracts/documents/designs/design-style.ts";
import type { Edition } from "../../../../../editions/edition.ts";
import { Picture } from "../../../../../ui/media/picture.tsx";
import { Breadcrumb } from "../../../../../ui/navigation/breadcrumb.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import { linkTo } from "../../../../../urls/links.ts";
import "./opening.css";

export function OpeningSection({ style, edition }: { style: DesignStyle; edition: Edition }) {
  const { t } = useText();
  return (
    <>
      <div className="wrap style-opening__crumbs">
        <Breadcrumb
          crumbs={[
            { name: t("layout.home"), href: `/${edition.region}` },
            { name: t("layout.designIdeas"), href: linkTo(edition, "design-ideas") },
            { name: style.title },
          ]}
        />
      </div>
      <div className="wrap style-opening">
        <div>
          <p className="kicker">{t("style.kicker")}</p>
          <h1 className="d56">{style.title}</h1>
          <p className="d25 style-opening__headline">{style.headline}</p>
        </div>
        <p className="t20 soft style-opening__lede">{style.lede}</p>
      </div>
      <div className="wrap wrap--wide style-opening__photo">
        <Picture
          {...style.picture}
          ratio="16:9"
          tall
          priority
          sizes="(width < 600px) 100vw, (width < 1560px) 92vw, 1440px"
        />
      </div>
    </>
  );
}
