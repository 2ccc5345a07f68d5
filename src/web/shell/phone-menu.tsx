import { IconButton } from "../../ui/forms/icon-button.tsx";
import { Icon } from "../../ui/media/icon.tsx";
import { useText } from "../../ui/text/text.tsx";
import { LeadLink } from "../features/leads/drawer/lead-link.tsx";
import { BrandLogo } from "../frame/layouts/brand-logo.tsx";
import { useLayout } from "../frame/layouts/layout-context.tsx";
import type { MenuEntry } from "../frame/layouts/layout-row.ts";
import { LanguageButton } from "../frame/layouts/menus/language-menu.tsx";
import { type MenuLink, resolveLinks } from "../frame/layouts/menus/menu-link.ts";
import "./shell.css";

export const PHONE_MENU_ID = "site-menu";

/** The browser's own popover: opens, closes on Escape and gives the focus back without a script. */
export function PhoneMenu() {
  const { t } = useText();
  const { edition, layout } = useLayout();
  return (
    <div className="only-narrow phone-menu" id={PHONE_MENU_ID} popover="auto">
      <div className="line gap-0 apart rule-end no-shrink phone-menu__head">
        <BrandLogo />
        <IconButton
          icon="close"
          label={t("ui.close")}
          popoverTarget={PHONE_MENU_ID}
          popoverTargetAction="hide"
        />
      </div>
      <nav aria-label={t("layout.menu")}>
        <ul className="pad-block-3 phone-menu__list">
          {resolveLinks<MenuEntry>(edition, layout.menu).map((entry) => (
            <li key={entry.label}>
              {entry.panel ? (
                <Group entry={entry} />
              ) : (
                <a className="line gap-0 apart d25 phone-menu__entry" href={entry.href}>
                  {t(entry.label)}
                </a>
              )}
            </li>
          ))}
        </ul>
      </nav>
      <div className="phone-menu__foot stack gap-4 stack--start">
        <LeadLink wide ctaType="Header">
          {t("layout.book")}
        </LeadLink>
        <LanguageButton />
      </div>
    </div>
  );
}

function Group({ entry }: { entry: MenuEntry & { href: string } }) {
  const { t } = useText();
  const { edition } = useLayout();
  return (
    <details name={PHONE_MENU_ID}>
      <summary className="line gap-0 apart d25 phone-menu__entry">
        {t(entry.label)}
        <Icon name="down" />
      </summary>
      <ul className="phone-menu__items">
        {resolveLinks(edition, itemsOf(entry)).map(({ label, href }) => (
          <li key={label}>
            <a href={href}>{t(label)}</a>
          </li>
        ))}
      </ul>
    </details>
  );
}

function itemsOf({ panel }: MenuEntry): readonly MenuLink[] {
  if (!panel) return [];
  if (panel.kind === "rooms") return [...panel.rooms, panel.feature, ...panel.more];
  return panel.kind === "cities" ? panel.more : panel.items;
}
