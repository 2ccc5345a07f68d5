import { LANGUAGES } from "../../../../editions/languages.ts";
import { REGION_NAMES, REGIONS } from "../../../../editions/regions.ts";
import { useText } from "../../../../ui/text/text.tsx";
import { addressOf } from "../../../../urls/links.ts";
import { COUNTRY_LABELS } from "../../../frame/layouts/menus/language-menu.tsx";
import { pageMeta } from "../../../frame/seo/page-meta.ts";

export const meta = pageMeta((_, { t }) => ({
  title: t("account.countriesTitle"),
  description: t("account.countriesDescription"),
}));

/** The account's URL without a country, as used by the app and old letters. */
export default function ProfileCountriesPage() {
  const { t } = useText();
  return (
    <section className="sec">
      <div className="wrap wrap--narrow stack gap-5">
        <div className="stack gap-2">
          <h1 className="d42">{t("account.countriesTitle")}</h1>
          <p className="soft">{t("account.countriesLead")}</p>
        </div>
        <ul className="ruled-list">
          {REGION_NAMES.map((region) => {
            const { country, language, locale } = REGIONS[region];
            return (
              <li key={region}>
                <a className="tap d25" href={addressOf(region, "profile")} hrefLang={locale}>
                  {t(COUNTRY_LABELS[country])}
                </a>
                <p className="soft t15" lang={language}>
                  {LANGUAGES[language].ownName}
                </p>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
