import { IconButton, IconLink } from "../../ui/icon-button.tsx";
import { useText } from "../../ui/text.tsx";
import { LeadLink } from "../leads/lead-link.tsx";
import { SavedOpener } from "../saved/saved-opener.tsx";
import { SearchOpener, SearchView } from "../search/search-view.tsx";
import { BrandLogo } from "./brand-logo.tsx";
import { LanguageButton, LanguageMenu } from "./language-menu.tsx";
import { useLayout } from "./layout-context.tsx";
import { HEADER_TOOLS } from "./layout-table.ts";
import { MegaMenu } from "./mega-menu.tsx";
import { resolveLinks } from "./menu-link.ts";
import { PHONE_MENU_ID, PhoneMenu } from "./phone-menu.tsx";
import "./site-header.css";

export function SiteHeader() {
  const { t } = useText();
  const { edition } = useLayout();
  return (
    <>
      <header className="hdr">
        <div className="wrap hdr__in">
          <BrandLogo />
          <MegaMenu />
          <div className="hdr__tools">
            <SearchOpener edition={edition} />
            <SavedOpener />
            {resolveLinks(edition, HEADER_TOOLS).map(({ label, href, icon }) => (
              <IconLink key={label} label={t(label)} href={href} icon={icon} />
            ))}
            <LanguageButton />
            <LeadLink className="hdr__talk" size="small" ctaType="Header">
              {t("layout.book")}
            </LeadLink>
            <IconButton
              className="hdr__menu"
              icon="menu"
              label={t("layout.menu")}
              popoverTarget={PHONE_MENU_ID}
            />
          </div>
        </div>
      </header>
      <PhoneMenu />
      <SearchView />
      <LanguageMenu />
    </>
  );
}
