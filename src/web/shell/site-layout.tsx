import type { Notification } from "../../contracts/documents/notification.ts";
import type { SeoFooter } from "../../contracts/documents/seo-footer.ts";
import { COUNTRIES } from "../../editions/countries.ts";
import { regionFromPath } from "../../editions/edition.ts";
import { joinClasses } from "../../ui/base/join-classes.ts";
import { IconButton } from "../../ui/forms/icon-button.tsx";
import { Icon } from "../../ui/media/icon.tsx";
import { ToastRegion } from "../../ui/overlay/toast.tsx";
import { useText } from "../../ui/text/text.tsx";
import { SiteNotices } from "../features/company/notices/site-notices.tsx";
import { WishlistDrawer, WishlistOpener } from "../features/customer/wishlist/wishlist-drawer.tsx";
import { EmbedHost } from "../features/embeds/embed-layout.tsx";
import { ChatWidget } from "../features/leads/chat-widget/chat-widget.tsx";
import { LeadDrawer } from "../features/leads/drawer/lead-drawer.tsx";
import { LeadLink } from "../features/leads/drawer/lead-link.tsx";
import type { readPageOptions } from "../features/leads/drawer/page-options.ts";
import { SURFACES } from "../features/leads/forms/surfaces.ts";
import { LeadPopup } from "../features/leads/popup/lead-popup.tsx";
import { StickyBar } from "../features/leads/sticky/sticky-bar.tsx";
import { SearchOpener, SearchView } from "../features/lists/search/search-view.tsx";
import { AccountLink } from "../frame/account/account-link.tsx";
import { AlsoLookAt } from "../frame/also-look-at/also-look-at.tsx";
import { ConsentBanner } from "../frame/consent/consent-banner.tsx";
import { CookiePanel } from "../frame/consent/cookie-panel.tsx";
import { useDocument } from "../frame/document-context.ts";
import { loadLayout } from "../frame/errors/page-failure.ts";
import { PageContext } from "../frame/islands/page-context.ts";
import { BottomBar } from "../frame/layouts/bottom-bar.tsx";
import { BrandLogo } from "../frame/layouts/brand-logo.tsx";
import { LayoutContext, type LayoutProps, useLayout } from "../frame/layouts/layout-context.tsx";
import type { MenuEntry } from "../frame/layouts/layout-row.ts";
import { LAYOUTS } from "../frame/layouts/layout-table.ts";
import { LanguageButton, LanguageMenu } from "../frame/layouts/menus/language-menu.tsx";
import { MegaMenu } from "../frame/layouts/menus/mega-menu.tsx";
import { type MenuLink, resolveLinks } from "../frame/layouts/menus/menu-link.ts";
import { LoadingBar, OfflineNotice } from "../frame/layouts/notices.tsx";
import { siteNameOf } from "../frame/seo/site-settings.ts";
import { SeoFooterLinks } from "../frame/seo-footer/seo-footer-links.tsx";
import { createState, environmentOf, pageSlugOf } from "../frame/state/create-state.ts";
import { togglesAt } from "../frame/state/feature-checks.ts";
import { StateScript } from "../frame/state/state-script.tsx";
import { PlainFooter, SiteFooter } from "./site-footer.tsx";
import "./shell.css";

interface SiteLayoutProps extends LayoutProps {
  notices?: readonly Notification[];
  seoFooter?: SeoFooter | undefined;
  pageOptions?: ReturnType<typeof readPageOptions>;
}

/** The settings of a page that requests no contact details. */
const ASKS_NOTHING = { floats: "none", hasFooterForm: false } as const;

/** The country's layout around a page. A table selects one of the four layouts and contains their differences. */
export function SiteLayout({ edition, path, brand, notices = [], ...props }: SiteLayoutProps) {
  const { seoFooter, pageOptions = {}, children } = props;
  const { t } = useText();
  const { site, requestContext } = useDocument();
  const { params } = requestContext;
  const { hasMenus = true, asksNothing } = pageOptions;
  const page = asksNothing ? { ...requestContext.page, ...ASKS_NOTHING } : requestContext.page;
  const name = COUNTRIES[edition.country].layout;
  const layout = loadLayout(() => LAYOUTS[name]);
  // The URL of a private page is a key, so no data for third parties may contain it.
  const isPrivate = page.access !== "public";
  const state = createState({
    edition,
    siteName: siteNameOf(brand, regionFromPath(path)),
    env: environmentOf(site),
    routeParams: isPrivate ? {} : params,
    currentPageSlug: pageSlugOf(requestContext),
    seoFooterSlug: seoFooter ? (page.seoFooterSlug?.(params) ?? "") : "",
    featureToggles: togglesAt(path),
  });
  const { title, button } = SURFACES.drawer;
  state.setState("drawer", { heading: t(title), ctaText: t(button), ...pageOptions.drawer });
  state.setState("customCtaQueryStrings", pageOptions.ctaQuery ?? {});
  return (
    <LayoutContext value={{ edition, path, page, params, brand, layout }}>
      <PageContext value={{ edition, state }}>
        <div
          className={joinClasses("site", page.floats === "own-bar" && "site--own-bar")}
          data-layout={name}
          data-private={isPrivate || undefined}
        >
          <a className="skip" href="#main">
            {t("layout.skip")}
          </a>
          <ConsentBanner />
          <LoadingBar />
          {hasMenus ? <SiteHeader /> : <PlainHeader />}
          <main id="main" tabIndex={-1}>
            {children}
          </main>
          {hasMenus ? (
            <>
              <AlsoLookAt />
              {seoFooter && <SeoFooterLinks footer={seoFooter} />}
              <SiteFooter />
              <BottomBar />
              <StickyBar />
            </>
          ) : (
            <PlainFooter />
          )}
          <ChatWidget />
          {page.floats === "all" && <SiteNotices notices={notices} />}
          <LeadPopup />
          <OfflineNotice />
          <WishlistDrawer />
          <LeadDrawer />
          <CookiePanel />
          <EmbedHost />
          <ToastRegion />
        </div>
        <StateScript state={state} />
      </PageContext>
    </LayoutContext>
  );
}

function SiteHeader() {
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
            <AccountLink />
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

/** The header of a page without menus: only the brand, and no links. */
function PlainHeader() {
  return (
    <header className="rule-end no-print hdr">
      <div className="wrap line gap-5 hdr__in">
        <BrandLogo isLink={false} />
      </div>
    </header>
  );
}

const PHONE_MENU_ID = "site-menu";

/** The browser's own popover: it opens, closes on Escape and restores the focus without scripts. */
function PhoneMenu() {
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
