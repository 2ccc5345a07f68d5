import { inLanguage, LANGUAGES } from "../../editions/languages.ts";
import { REGION_NAMES, REGIONS, type Region } from "../../editions/regions.ts";
import { GoLink } from "../../ui/forms/button.tsx";
import { PhoneFold } from "../../ui/navigation/phone-fold.tsx";
import { useText } from "../../ui/text/text.tsx";
import { linkTo, samePageIn } from "../../urls/links.ts";
import { FooterForm } from "../features/leads/forms/footer-form.tsx";
import { CookieSettingsLink } from "../frame/consent/cookie-panel.tsx";
import { useDocument } from "../frame/document-context.ts";
import { BrandLogo } from "../frame/layouts/brand-logo.tsx";
import { largestCities } from "../frame/layouts/cities.ts";
import { useLayout } from "../frame/layouts/layout-context.tsx";
import { LEGAL_LINKS } from "../frame/layouts/layout-table.ts";
import { COUNTRY_LABELS } from "../frame/layouts/menus/language-menu.tsx";
import { resolveLinks } from "../frame/layouts/menus/menu-link.ts";
import { LINKS } from "../frame/layouts/menus/menu-links.ts";
import { servicePath, termsSlug } from "../frame/policy-paths.ts";
import { siteNameOf } from "../frame/seo/site-settings.ts";
import "./site-footer.css";

export function SiteFooter() {
  return (
    <footer className="t15 no-print ftr on-ink">
      <div className="wrap">
        <FooterForm />
        <div className="ftr__top">
          <Introduction />
          <Columns />
        </div>
        <Cities />
        <Legal />
      </div>
    </footer>
  );
}

/** The footer of a page without menus: only the legal content. */
export function PlainFooter() {
  return (
    <footer className="t15 no-print ftr ftr--plain on-ink">
      <div className="wrap">
        <Legal isPlain />
      </div>
    </footer>
  );
}

/** On phones at most one column is open. */
const COLUMNS = "footer-columns";

function Introduction() {
  const { t } = useText();
  const { edition } = useLayout();
  return (
    <div className="ftr__intro stack stack--start">
      <BrandLogo />
      <p>{t("layout.tagline")}</p>
      {resolveLinks(edition, [LINKS.centres]).map(({ label, href }) => (
        <GoLink key={label} href={href}>
          {t(label)}
        </GoLink>
      ))}
    </div>
  );
}

function Columns() {
  const { t } = useText();
  const { edition, layout } = useLayout();
  return layout.footer.map(({ heading, items }) => (
    <PhoneFold
      key={heading}
      group={COLUMNS}
      label={t(heading)}
      heading={<h2 className="phone-fold__heading">{t(heading)}</h2>}
    >
      <ul className="ftr__links">
        {resolveLinks(edition, items).map(({ label, href, opens }) => (
          <li key={label}>
            <a href={href} {...opens}>
              {t(label)}
            </a>
          </li>
        ))}
      </ul>
    </PhoneFold>
  ));
}

function Cities() {
  const { t } = useText();
  const { edition } = useLayout();
  return (
    <div className="rule pad-block-4 ftr__cities row">
      <b>{t("layout.homesIn")}</b>
      {largestCities(edition.country).map(({ slug, names }) => {
        const href = linkTo(edition, "city", { citySlug: slug });
        const name = inLanguage(names, edition.language);
        return href ? (
          <a key={slug} href={href}>
            {name}
          </a>
        ) : (
          <span key={slug}>{name}</span>
        );
      })}
      {resolveLinks(edition, [LINKS.locations]).map(({ label, href }) => (
        <a key={label} href={href}>
          {t(label)}
        </a>
      ))}
    </div>
  );
}

function Legal({ isPlain = false }: { isPlain?: boolean }) {
  const { t } = useText();
  const { edition, brand, layout } = useLayout();
  const { site } = useDocument();
  return (
    <div className="row align-stretch apart ruled t13 ftr__legal">
      <p>
        © {new Date().getFullYear()} <bdi>{siteNameOf(brand, edition.region)}</bdi>
        {layout.registrations.map(
          ({ label, register }) =>
            site.registrationNumbers?.[register] && (
              <span key={label}>
                {" · "}
                {t(label)} <bdi dir="ltr">{site.registrationNumbers[register]}</bdi>
              </span>
            ),
        )}
        {" · "}
        {t(layout.taxNote)}
      </p>
      <ul className="ftr__row">
        {resolveLinks(edition, LEGAL_LINKS).map(({ label, href }) => (
          <li key={label}>
            <a href={href}>{t(label)}</a>
          </li>
        ))}
        <TermsLink />
        <li>
          <CookieSettingsLink />
        </li>
      </ul>
      {!isPlain && <OtherCountries />}
    </div>
  );
}

function OtherCountries() {
  const { t } = useText();
  const { edition, path } = useLayout();
  return (
    <nav aria-label={t("layout.otherCountries")}>
      <ul className="ftr__row">
        {REGION_NAMES.filter((region) => region !== edition.region).map((region) => (
          <li key={region}>
            <a href={samePageIn(region, path)} hrefLang={REGIONS[region].locale}>
              {t(COUNTRY_LABELS[REGIONS[region].country])}
              {isOneOfSeveral(region) && (
                <span lang={REGIONS[region].language}> ({LANGUAGES[REGIONS[region].language].ownName})</span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A country with two languages needs more than its name as label. */
function isOneOfSeveral(region: Region): boolean {
  return REGION_NAMES.filter((other) => REGIONS[other].country === REGIONS[region].country).length > 1;
}

function TermsLink() {
  const { t } = useText();
  const { edition } = useLayout();
  const href = servicePath(edition, termsSlug(edition.region));
  return (
    href && (
      <li>
        <a href={href}>{t("layout.terms")}</a>
      </li>
    )
  );
}
