import type { SeoFooter } from "../../../contracts/documents/seo-footer.ts";
import { COUNTRIES } from "../../../editions/countries.ts";
import { regionFromPath } from "../../../editions/edition.ts";
import { GoLink } from "../../../ui/forms/button.tsx";
import { PictureTwin } from "../../../ui/media/picture.tsx";
import { useText } from "../../../ui/text/text.tsx";
import { useDocument } from "../../frame/document-context.ts";
import { IslandTwin } from "../../frame/islands/island.tsx";
import { PageContext } from "../../frame/islands/page-context.ts";
import { LayoutContext } from "../../frame/layouts/layout-context.tsx";
import type { LayoutProps } from "../../frame/layouts/layout-props.ts";
import { LAYOUTS } from "../../frame/layouts/layout-table.ts";
import { canonicalPath } from "../../frame/seo/canonical.ts";
import { siteNameOf } from "../../frame/seo/site-settings.ts";
import { SeoFooterLinks } from "../../frame/seo-footer/seo-footer-links.tsx";
import { createState } from "../../frame/state/create-state.ts";
import { environmentOf } from "../../frame/state/environment-of.ts";
import { pageSlugOf } from "../../frame/state/page-slug.ts";
import { SiteFooter } from "../site-footer.tsx";
import { AmpHeader } from "./amp-header.tsx";
import { AmpIsland } from "./amp-island.tsx";
import { AmpPicture } from "./amp-picture.tsx";

interface AmpLayoutProps extends LayoutProps {
  seoFooter?: SeoFooter | undefined;
}

/** The site around a page, of links alone; the twins take the place of what AMP has another element for. */
export function AmpLayout({ edition, path, brand, seoFooter, children }: AmpLayoutProps) {
  const { t } = useText();
  const { site, place } = useDocument();
  const { params } = place;
  const state = createState({
    edition,
    siteName: siteNameOf(brand, regionFromPath(path)),
    mode: "amp",
    env: environmentOf(site),
    currentPageSlug: pageSlugOf(place),
    routeParams: params,
  });
  const layout = LAYOUTS[COUNTRIES[edition.country].layout];
  const page = { ...place.page, hasFooterForm: false };
  return (
    <LayoutContext value={{ edition, path, page, params, brand, layout }}>
      <PageContext value={{ edition, state }}>
        <PictureTwin value={AmpPicture}>
          <IslandTwin value={AmpIsland}>
            <a className="skip" href="#main">
              {t("layout.skip")}
            </a>
            <AmpHeader />
            <main id="main">{children}</main>
            <p className="wrap amp-whole">
              <GoLink href={canonicalPath(path)}>{t("amp.whole")}</GoLink>
            </p>
            {seoFooter && <SeoFooterLinks footer={seoFooter} />}
            <SiteFooter />
          </IslandTwin>
        </PictureTwin>
      </PageContext>
    </LayoutContext>
  );
}
