import { useLocation } from "react-router";
import { COUNTRIES } from "../../../editions/countries.ts";
import { regionFromPath } from "../../../editions/edition.ts";
import { joinClasses } from "../../../ui/base/join-classes.ts";
import { matchUrl } from "../../../urls/match-url.ts";
import { useDocument } from "../../frame/document-context.ts";
import { PageContext } from "../../frame/islands/page-context.ts";
import { LayoutContext } from "../../frame/layouts/layout-context.tsx";
import { LAYOUTS } from "../../frame/layouts/layout-table.ts";
import type { SiteLayoutProps } from "../../frame/layouts/site-layout.tsx";
import { siteNameOf } from "../../frame/seo/site-settings.ts";
import { createState } from "../../frame/state/create-state.ts";
import { pageSlugAt } from "../../frame/state/page-slug.ts";
import { readTheme } from "./theme.ts";
import "./embed-layout.css";

/** A page that stands in a frame of another site: nothing around it, in the colours that its address asks for. */
export function EmbedLayout({ edition, path, brand, children }: SiteLayoutProps) {
  const { embedOrigins = [], publicUrl, socialAppId = "" } = useDocument().site;
  const theme = readTheme(new URLSearchParams(useLocation().search));
  const state = createState({
    edition,
    siteName: siteNameOf(brand, regionFromPath(path)),
    mode: "embed",
    env: { appUrl: publicUrl, socialAppId },
    currentPageSlug: pageSlugAt(path),
    routeParams: matchUrl(path)?.params ?? {},
  });
  const layout = LAYOUTS[COUNTRIES[edition.country].layout];
  return (
    <LayoutContext value={{ edition, path, brand, layout }}>
      <PageContext value={{ edition, state }}>
        <main
          id="main"
          className={joinClasses("embed", theme.surface, theme.isTransparent && "embed--clear")}
          style={theme.style}
          data-embed
          data-origins={embedOrigins.join(" ") || undefined}
        >
          {children}
        </main>
      </PageContext>
    </LayoutContext>
  );
}
