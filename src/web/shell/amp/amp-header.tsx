import { Icon } from "../../../ui/media/icon.tsx";
import { useText } from "../../../ui/text/text.tsx";
import { LeadLink } from "../../features/leads/drawer/lead-link.tsx";
import { BrandLogo } from "../../frame/layouts/brand-logo.tsx";
import { useLayout } from "../../frame/layouts/layout-context.tsx";
import { resolveLinks } from "../../frame/layouts/menus/menu-link.ts";

/** The site's header without what opens by a script: its menu in a row, or folded up on phones. */
export function AmpHeader() {
  const { t } = useText();
  const { edition, layout } = useLayout();
  const links = resolveLinks(edition, layout.menu);
  return (
    <header className="rule-end no-print hdr">
      <div className="wrap line gap-5 hdr__in">
        <BrandLogo />
        <nav className="nav" aria-label={t("layout.mainMenu")}>
          <ul>
            {links.map(({ label, href }) => (
              <li key={label}>
                <a className="t15 medium nowrap nav__a" href={href}>
                  {t(label)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="line no-shrink hdr__tools">
          <LeadLink className="only-wide hdr__talk" size="small" ctaType="Header">
            {t("layout.book")}
          </LeadLink>
        </div>
        <details className="amp-menu">
          <summary className="amp-menu__open">
            <Icon name="menu" />
            <span className="sr">{t("layout.menu")}</span>
          </summary>
          <nav className="amp-menu__list" aria-label={t("layout.menu")}>
            <ul>
              {links.map(({ label, href }) => (
                <li key={label}>
                  <a href={href}>{t(label)}</a>
                </li>
              ))}
            </ul>
            <LeadLink wide ctaType="Header">
              {t("layout.book")}
            </LeadLink>
          </nav>
        </details>
      </div>
    </header>
  );
}
