import { editionOf } from "../../../../editions/edition.ts";
import { LANGUAGES } from "../../../../editions/languages.ts";
import { REGION_NAMES, REGIONS } from "../../../../editions/regions.ts";
import { Icon } from "../../../../ui/media/icon.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { linkTo } from "../../../../urls/links.ts";
import { useDocument } from "../../../frame/document-context.ts";
import { COUNTRY_LABELS } from "../../../frame/layouts/menus/language-menu.tsx";
import { page } from "../../../frame/page.ts";
import { pageMeta } from "../../../frame/seo/page-meta.ts";
import "./ikea.css";

export const loader = page(async ({ site }) => ({ brand: site.brand.name }));

export const meta = pageMeta<typeof loader>(({ brand }, { t }) => ({
  title: t("ikea.title"),
  description: t("ikea.description", { name: brand }),
}));

export default function IkeaPage() {
  const { t } = useText();
  const { brand } = useDocument().site;
  return (
    <div className="wrap wrap--narrow sec stack gap-4">
      <p className="kicker">
        <bdi>{brand.name}</bdi> × <bdi>IKEA</bdi>
      </p>
      <h1 className="d56">{t("ikea.title")}</h1>
      <p className="t20 soft measure">{t("ikea.lede")}</p>
      <div className="rules pad-block-6 ikea__split columns columns--2">
        <section className="stack">
          <h2 className="d25">{t("ikea.theirs")}</h2>
          <p className="soft">{t("ikea.theirsText")}</p>
        </section>
        <section className="stack">
          <h2 className="d25">{t("ikea.ours")}</h2>
          <p className="soft">{t("ikea.oursText")}</p>
        </section>
        <section className="stack">
          <h2 className="d25">{t("ikea.how")}</h2>
          <p className="soft">{t("ikea.howText")}</p>
        </section>
        <section className="stack">
          <h2 className="d25">{t("ikea.bills")}</h2>
          <p className="soft">{t("ikea.billsText")}</p>
        </section>
      </div>
      <h2 className="d32">{t("ikea.choose")}</h2>
      <ul className="rule ikea__countries">
        {REGION_NAMES.map((region) => {
          const { country, language, locale } = REGIONS[region];
          return (
            <li key={region}>
              <a href={linkTo(editionOf(region), "hire-a-designer-ikea") ?? `/${region}`} hrefLang={locale}>
                <span className="d20">{t(COUNTRY_LABELS[country])}</span>
                <span className="t15 soft" lang={language}>
                  {LANGUAGES[language].ownName}
                </span>
                <Icon name="arrow" flip />
              </a>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
