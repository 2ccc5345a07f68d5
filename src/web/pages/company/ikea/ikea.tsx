import { useLoaderData } from "react-router";
import { editionOf } from "../../../../editions/edition.ts";
import { LANGUAGES } from "../../../../editions/languages.ts";
import { REGION_NAMES, REGIONS } from "../../../../editions/regions.ts";
import { Icon } from "../../../../ui/media/icon.tsx";
import { Picture } from "../../../../ui/media/picture.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { linkTo } from "../../../../urls/links.ts";
import { useDocument } from "../../../frame/document-context.ts";
import { COUNTRY_LABELS } from "../../../frame/layouts/menus/language-menu.tsx";
import { findDocument } from "../../../frame/load-document.ts";
import { page } from "../../../frame/page.ts";
import { pageMeta } from "../../../frame/seo/page-meta.ts";
import "./ikea.css";

/** The country pages open with a photograph of a home there; their tiles show the same one. */
export const loader = page(async ({ call, site }) => {
  const tiles = await Promise.all(
    REGION_NAMES.map(async (region) => {
      const edition = editionOf(region);
      const asking = { call, edition };
      const own = await findDocument("content-pages", asking, "hire-a-designer-ikea");
      const found = own ?? (await findDocument("content-pages", asking, "hire-a-designer"));
      const hero = found?.sections.find((section) => section.kind === "hero");
      return { region, href: linkTo(edition, "hire-a-designer-ikea") ?? `/${region}`, hero };
    }),
  );
  return { brand: site.brand.name, tiles };
});

export const meta = pageMeta<typeof loader>(({ brand }, { t }) => ({
  title: t("ikea.title"),
  description: t("ikea.description", { name: brand }),
}));

export default function IkeaPage() {
  const { t } = useText();
  const { brand } = useDocument().site;
  const { tiles } = useLoaderData<typeof loader>();
  return (
    <div className="wrap wrap--narrow sec">
      <div className="stack gap-4">
        <p className="kicker">
          <bdi>{brand.name}</bdi> × <bdi>IKEA</bdi>
        </p>
        <h1 className="d56">{t("ikea.title")}</h1>
        <p className="t20 soft measure">{t("ikea.lede")}</p>
      </div>
      <section className="stack gap-5 ikea__choose">
        <h2 className="d32">{t("ikea.choose")}</h2>
        <ul className="columns ikea__countries">
          {tiles.map(({ region, href, hero }) => {
            const { country, language, locale } = REGIONS[region];
            return (
              <li key={region}>
                <a className="stack gap-3 ikea__country" href={href} hrefLang={locale}>
                  {hero && (
                    <Picture
                      {...hero.picture}
                      ratio="3:2"
                      sizes="(width < 600px) 92vw, (width < 1150px) 46vw, 560px"
                    />
                  )}
                  <span className="row gap-2">
                    <span className="d25">{t(COUNTRY_LABELS[country])}</span>
                    <span className="go">
                      <span lang={language}>{LANGUAGES[language].ownName}</span>
                      <Icon name="arrow" flip />
                    </span>
                  </span>
                </a>
              </li>
            );
          })}
        </ul>
      </section>
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
    </div>
  );
}
