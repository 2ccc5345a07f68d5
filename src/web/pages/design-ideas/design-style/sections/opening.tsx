import type { DesignStyle } from "../../../../../contracts/documents/designs/design-style.ts";
import type { Edition } from "../../../../../editions/edition.ts";
import { Breadcrumb } from "../../../../../ui/navigation/breadcrumb.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import { linkTo } from "../../../../../urls/links.ts";
import { Hero } from "../../../../sections/hero/hero.tsx";

export function OpeningSection({ style, edition }: { style: DesignStyle; edition: Edition }) {
  const { t } = useText();
  return (
    <>
      <div className="wrap pad-above-5 style-crumbs">
        <Breadcrumb
          crumbs={[
            { name: t("layout.home"), href: `/${edition.region}` },
            { name: t("layout.designIdeas"), href: linkTo(edition, "design-ideas") },
            { name: style.title },
          ]}
        />
      </div>
      <Hero
        look="wide"
        kicker={t("style.kicker")}
        headline={style.title}
        subline={style.headline}
        lede={style.lede}
        picture={style.picture}
      />
    </>
  );
}
