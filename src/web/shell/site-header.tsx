import { IconButton } from "../../ui/forms/icon-button.tsx";
import { useText } from "../../ui/text/text.tsx";
import { LeadLink } from "../features/leads/drawer/lead-link.tsx";
import { SearchOpener, SearchView } from "../features/search/search-view.tsx";
import { WishlistOpener } from "../features/wishlist/wishlist-opener.tsx";
import { AccountSign } from "../frame/account/account-sign.tsx";
import { BrandLogo } from "../frame/layouts/brand-logo.tsx";
import { useLayout } from "../frame/layouts/layout-context.tsx";
import { LanguageButton, LanguageMenu } from "../frame/layouts/menus/language-menu.tsx";
import { MegaMenu } from "../frame/layouts/menus/mega-menu.tsx";
import { PHONE_MENU_ID, PhoneMenu } from "./phone-menu.tsx";
import "./shell.css";

export function SiteHeader() {
  const { t } = useText();
  const { edition } = useLayout();
  return (
    <>
      <header className="rule-end no-print hdr">
        <div className="wrap line gap-5 hdr__in">
          <BrandLogo />
          <MegaMenu />
          <div className="line no-shrink hdr__tools">
            <SearchOpener edition={edition} />
            <WishlistOpener />
            <AccountSign />
            <LanguageButton />
            <LeadLink className="only-wide hdr__talk" size="small" ctaType="Header">
              {t("layout.book")}
            </LeadLink>
            <IconButton
              className="only-narrow hdr__menu"
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

/** For a page without menus: whose it is, and nothing that leads away. */
export function PlainHeader() {
  return (
    <header className="rule-end no-print hdr">
      <div className="wrap line gap-5 hdr__in">
        <BrandLogo isLink={false} />
      </div>
    </header>
  );
}
