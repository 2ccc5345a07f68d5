import type { ReactNode } from "react";
import type { Notification } from "../../../contracts/documents/notification.ts";
import type { SeoFooter } from "../../../contracts/documents/seo-footer.ts";
import { COUNTRIES } from "../../../editions/countries.ts";
import { type Edition, regionFromPath } from "../../../editions/edition.ts";
import { ToastRegion } from "../../../ui/overlay/toast.tsx";
import { useText } from "../../../ui/text/text.tsx";
import { matchUrl } from "../../../urls/match-url.ts";
import { ChatWidget } from "../../features/chat-widget/chat-widget.tsx";
import { EmbedHost } from "../../features/embeds/embed-host.tsx";
import { LeadDrawer } from "../../features/leads/drawer/lead-drawer.tsx";
import { LeadPopup } from "../../features/popup/lead-popup.tsx";
import { hasRoomForNotices } from "../../features/sticky/quiet-pages.ts";
import { StickyBar } from "../../features/sticky/sticky-bar.tsx";
import { WishlistDrawer } from "../../features/wishlist/wishlist-drawer.tsx";
import { ConsentBanner } from "../analytics/consent-banner.tsx";
import { useDocument } from "../document-context.ts";
import { loadLayout } from "../errors/page-failure.ts";
import { PageContext } from "../islands/page-context.ts";
import { SiteNotices } from "../notices/site-notices.tsx";
import type { readPageWishes } from "../page-wishes.ts";
import { type Brand, siteNameOf } from "../seo/site-settings.ts";
import { SeoFooterLinks } from "../seo-footer/seo-footer-links.tsx";
import { seoFooterSlugAt } from "../seo-footer/seo-footer-slug.ts";
import { createState } from "../state/create-state.ts";
import { togglesAt } from "../state/feature-checks.ts";
import { pageSlugAt } from "../state/page-slug.ts";
import { StateScript } from "../state/state-script.tsx";
import { BottomBar } from "./bottom-bar.tsx";
import { LayoutContext } from "./layout-context.tsx";
import { LAYOUTS } from "./layout-table.ts";
import { LoadingBar, OfflineNotice } from "./notices.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";
import "./site-layout.css";

export interface SiteLayoutProps {
  edition: Edition;
  path: string;
  brand: Brand;
  notices?: readonly Notification[];
  seoFooter?: SeoFooter | undefined;
  wishes?: ReturnType<typeof readPageWishes>;
  children: ReactNode;
}

/** The country's layout around a page. Which of the four follows from a table, and so does what they differ in. */
export function SiteLayout({ edition, path, brand, notices = [], ...props }: SiteLayoutProps) {
  const { seoFooter, wishes = {}, children } = props;
  const { t } = useText();
  const { publicUrl, socialAppId = "" } = useDocument().site;
  const name = COUNTRIES[edition.country].layout;
  const layout = loadLayout(() => LAYOUTS[name]);
  const match = matchUrl(path);
  // The address of a private page is a key: nothing that is told to others may hold it.
  const isPrivate = match?.row.private === true;
  const state = createState({
    edition,
    siteName: siteNameOf(brand, regionFromPath(path)),
    env: { appUrl: publicUrl, socialAppId },
    routeParams: isPrivate ? {} : (match?.params ?? {}),
    currentPageSlug: pageSlugAt(path),
    seoFooterSlug: seoFooter ? seoFooterSlugAt(path) : "",
    featureToggles: togglesAt(path),
  });
  state.setState("drawer", wishes.drawer ?? {});
  state.setState("customCtaQueryStrings", wishes.ctaQuery ?? {});
  return (
    <LayoutContext value={{ edition, path, brand, layout }}>
      <PageContext value={{ edition, state }}>
        <div className="site" data-layout={name} data-private={isPrivate || undefined}>
          <a className="skip" href="#main">
            {t("layout.skip")}
          </a>
          <ConsentBanner />
          <LoadingBar />
          <SiteHeader />
          <main id="main" tabIndex={-1}>
            {children}
          </main>
          {seoFooter && <SeoFooterLinks footer={seoFooter} />}
          <SiteFooter />
          <BottomBar />
          <StickyBar />
          <ChatWidget />
          {hasRoomForNotices(path) && <SiteNotices notices={notices} />}
          <LeadPopup />
          <OfflineNotice />
          <WishlistDrawer />
          <LeadDrawer />
          <EmbedHost />
          <ToastRegion />
        </div>
        <StateScript state={state} />
      </PageContext>
    </LayoutContext>
  );
}
