import { type ComponentType, createElement, type ReactNode } from "react";
import type { SeoFooter } from "../../../contracts/documents/seo-footer.ts";
import { COUNTRIES } from "../../../editions/countries.ts";
import { regionFromPath } from "../../../editions/edition.ts";
import { GoLink } from "../../../ui/forms/button.tsx";
import { Icon } from "../../../ui/media/icon.tsx";
import { useImageHosts } from "../../../ui/media/image-host-context.ts";
import { PictureCounterpart, type PictureProps } from "../../../ui/media/picture.tsx";
import { pictureFrame } from "../../../ui/media/picture-frame.ts";
import { pictureParts } from "../../../ui/media/picture-parts.ts";
import { useText } from "../../../ui/text/text.tsx";
import { LeadLink } from "../../features/leads/drawer/lead-link.tsx";
import { PANEL } from "../../features/lists/filters/filter-panel.tsx";
import { useDocument } from "../../frame/document-context.ts";
import { AmpCounterpart } from "../../frame/islands/island.tsx";
import { PageContext } from "../../frame/islands/page-context.ts";
import { BrandLogo } from "../../frame/layouts/brand-logo.tsx";
import { LayoutContext, type LayoutProps, useLayout } from "../../frame/layouts/layout-context.tsx";
import { LAYOUTS } from "../../frame/layouts/layout-table.ts";
import { resolveLinks } from "../../frame/layouts/menus/menu-link.ts";
import { canonicalPath } from "../../frame/seo/canonical.ts";
import { siteNameOf } from "../../frame/seo/site-settings.ts";
import { SeoFooterLinks } from "../../frame/seo-footer/seo-footer-links.tsx";
import { createState, environmentOf, pageSlugOf } from "../../frame/state/create-state.ts";
import { SiteFooter } from "../site-footer.tsx";

interface AmpLayoutProps extends LayoutProps {
  seoFooter?: SeoFooter | undefined;
}

/** The site around an AMP page, with links only; AMP counterparts replace components that need another element. */
export function AmpLayout({ edition, path, brand, seoFooter, children }: AmpLayoutProps) {
  const { t } = useText();
  const { site, requestContext } = useDocument();
  const { params } = requestContext;
  const state = createState({
    edition,
    siteName: siteNameOf(brand, regionFromPath(path)),
    mode: "amp",
    env: environmentOf(site),
    currentPageSlug: pageSlugOf(requestContext),
    routeParams: params,
  });
  const layout = LAYOUTS[COUNTRIES[edition.country].layout];
  const page = { ...requestContext.page, hasFooterForm: false };
  return (
    <LayoutContext value={{ edition, path, page, params, brand, layout }}>
      <PageContext value={{ edition, state }}>
        <PictureCounterpart value={AmpPicture}>
          <AmpCounterpart value={AmpIsland}>
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
          </AmpCounterpart>
        </PictureCounterpart>
      </PageContext>
    </LayoutContext>
  );
}

/**
 * The AMP counterpart of Picture: the same frame around `amp-img`, which fills it by the CSS of the page. AMP selects
 * by width only, so it gets the one of our formats that every browser supports.
 */
function AmpPicture({ photo, alt, sizes, ratio, priority, tall, className }: PictureProps) {
  const atHost = useImageHosts();
  const { shape, ...frame } = pictureFrame({ photo, ratio, tall, className });
  const { sources, image } = pictureParts({ photo, sizes, ratio: shape }, atHost);
  const webp = sources.find(({ type }) => type === "image/webp");
  const { srcSet = webp?.srcSet, src, width, height } = image;
  return (
    <span {...frame} style={{ ...frame.style, backgroundColor: photo.dominant }}>
      {createElement(
        "amp-img",
        {
          layout: "fill",
          alt,
          src,
          srcset: srcSet,
          sizes: srcSet && sizes,
          "disable-inline-width": srcSet && "",
          "data-hero": priority ? "" : undefined,
        },
        <noscript>
          <img alt={alt} {...{ src, srcSet, sizes, width, height }} />
        </noscript>,
      )}
    </span>
  );
}

/**
 * An island without hydration: the server's markup, which works without scripts. Islands with an entry here are
 * replaced, because their links lead to something that AMP does not have.
 */
function AmpIsland({ name, children }: { name: string; children: ReactNode }) {
  const Twin = COUNTERPARTS[name];
  return Twin ? <Twin /> : children;
}

const COUNTERPARTS: Partial<Record<string, ComponentType>> = { filters: FiltersLink, "lead-form": AskLink };

function AskLink() {
  const { t } = useText();
  return (
    <p>
      <LeadLink ctaType="Normal Lead Forms">{t("layout.book")}</LeadLink>
    </p>
  );
}

function FiltersLink() {
  const { t } = useText();
  const { path } = useLayout();
  return (
    <div className="wrap line">
      <a className="chip" href={`${canonicalPath(path)}#${PANEL}`}>
        <Icon name="filter" size="small" />
        {t("filters.all")}
      </a>
    </div>
  );
}

/** The site's header without elements that need scripts: its menu in a row, or collapsed on phones. */
function AmpHeader() {
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
