import type { ReactNode } from "react";
import { COUNTRIES } from "../../editions/countries.ts";
import { type Edition, regionFromPath } from "../../editions/edition.ts";
import { useText } from "../../ui/text.tsx";
import { ToastRegion } from "../../ui/toast.tsx";
import { loadLayout } from "../errors/page-failure.ts";
import { PageContext } from "../islands/page-context.ts";
import { matchUrl } from "../match-url.ts";
import { SavedDrawer } from "../saved/saved-drawer.tsx";
import { type Brand, siteNameOf } from "../seo/site-settings.ts";
import { STATE_ELEMENT_ID, serialiseState } from "../state/carry-state.ts";
import { createState } from "../state/create-state.ts";
import { BottomBar } from "./bottom-bar.tsx";
import { LayoutContext } from "./layout-context.tsx";
import { LAYOUTS } from "./layout-table.ts";
import { LoadingBar, OfflineNotice } from "./notices.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";
import "./site-layout.css";

interface SiteLayoutProps {
  edition: Edition;
  path: string;
  brand: Brand;
  children: ReactNode;
}

/** The country's layout around a page. Which of the four follows from a table, and so does what they differ in. */
export function SiteLayout({ edition, path, brand, children }: SiteLayoutProps) {
  const { t } = useText();
  const name = COUNTRIES[edition.country].layout;
  const layout = loadLayout(() => LAYOUTS[name]);
  const state = createState({
    edition,
    siteName: siteNameOf(brand, regionFromPath(path)),
    routeParams: matchUrl(path)?.params ?? {},
  });
  return (
    <LayoutContext value={{ edition, path, brand, layout }}>
      <PageContext value={{ edition, state }}>
        <div className="site" data-layout={name}>
          <a className="skip" href="#main">
            {t("layout.skip")}
          </a>
          <LoadingBar />
          <SiteHeader />
          <main id="main" tabIndex={-1}>
            {children}
          </main>
          <SiteFooter />
          <BottomBar />
          <OfflineNotice />
          <SavedDrawer />
          <ToastRegion />
        </div>
        <script
          type="application/json"
          id={STATE_ELEMENT_ID}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own, with every "<" escaped.
          dangerouslySetInnerHTML={{ __html: serialiseState(state) }}
        />
      </PageContext>
    </LayoutContext>
  );
}
