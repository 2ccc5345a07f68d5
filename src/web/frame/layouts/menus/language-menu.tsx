import { LANGUAGES } from "../../../../editions/languages.ts";
import { type Country, REGION_NAMES, REGIONS } from "../../../../editions/regions.ts";
import { Icon } from "../../../../ui/media/icon.tsx";
import { type MessageKey, useText } from "../../../../ui/text/text.tsx";
import { samePageIn } from "../../../../urls/links.ts";
import { useLayout } from "../layout-context.tsx";
import "./menus.css";

const LANGUAGE_MENU_ID = "choose-language";
const TITLE = "Choose a Language";

export const COUNTRY_LABELS: Record<Country, MessageKey> = {
  in: "layout.countryIndia",
  sg: "layout.countrySingapore",
  my: "layout.countryMalaysia",
  sa: "layout.countrySaudiArabia",
};

export function LanguageButton() {
  const { t } = useText();
  const { edition } = useLayout();
  return (
    <button type="button" className="tap medium nowrap locale" popoverTarget={LANGUAGE_MENU_ID}>
      <Icon name="globe" />
      <span className="sr">{t("layout.chooseLanguage")}: </span>
      <span className="locale__name">{t(COUNTRY_LABELS[edition.country])}</span>
    </button>
  );
}

/** All regions with the names of their languages, each linking to the same page there. */
export function LanguageMenu() {
  const { t } = useText();
  const { edition, path } = useLayout();
  const title = t("layout.chooseLanguage");
  return (
    <div
      className="languages"
      id={LANGUAGE_MENU_ID}
      popover="auto"
      role="dialog"
      aria-labelledby="languages-title"
    >
      <h2 className="d20" id="languages-title">
        {title}
      </h2>
      {/* Visitors who do not read the current language should also find this menu. */}
      {title !== TITLE && (
        <p className="t15 soft" lang="en" dir="ltr">
          {TITLE}
        </p>
      )}
      <ul className="above-3 languages__list">
        {REGION_NAMES.map((region) => {
          const { country, language } = REGIONS[region];
          return (
            <li key={region}>
              <a
                href={samePageIn(region, path)}
                hrefLang={REGIONS[region].locale}
                aria-current={region === edition.region ? "true" : undefined}
              >
                <span>{t(COUNTRY_LABELS[country])}</span>
                <span className="soft regular text-end languages__own" lang={language}>
                  {LANGUAGES[language].ownName}
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
