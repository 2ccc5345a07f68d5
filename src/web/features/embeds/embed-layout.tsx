import { COUNTRIES } from "../../../editions/countries.ts";
import { regionFromPath } from "../../../editions/edition.ts";
import { joinClasses } from "../../../ui/base/join-classes.ts";
import { useText } from "../../../ui/text/text.tsx";
import { useDocument } from "../../frame/document-context.ts";
import { PAGE_NOT_FOUND } from "../../frame/errors/page-failure.ts";
import { PageContext } from "../../frame/islands/page-context.ts";
import { LayoutContext, type LayoutProps, useLayout } from "../../frame/layouts/layout-context.tsx";
import { LAYOUTS } from "../../frame/layouts/layout-table.ts";
import { siteNameOf } from "../../frame/seo/site-settings.ts";
import { createState, environmentOf, pageSlugOf } from "../../frame/state/create-state.ts";
import { readTheme } from "./theme.ts";
import "./embed-layout.css";

/** A page inside the frame of another site, without header and footer and with the colours from its query. */
export function EmbedLayout({ edition, path, brand, children }: LayoutProps) {
  const { site, requestContext } = useDocument();
  const { embedOrigins = [] } = site;
  const theme = readTheme(requestContext.url.searchParams);
  const state = createState({
    edition,
    siteName: siteNameOf(brand, regionFromPath(path)),
    mode: "embed",
    env: environmentOf(site),
    currentPageSlug: pageSlugOf(requestContext),
    routeParams: requestContext.params,
  });
  const layout = LAYOUTS[COUNTRIES[edition.country].layout];
  return (
    <LayoutContext
      value={{ edition, path, page: requestContext.page, params: requestContext.params, brand, layout }}
    >
      <PageContext value={{ edition, state }}>
        <main
          id="main"
          className={joinClasses("embed", theme.surface, theme.isTransparent && "embed--clear")}
          style={theme.style}
          data-origins={embedOrigins.join(" ")}
        >
          {children}
        </main>
      </PageContext>
    </LayoutContext>
  );
}

export function EmbedFailure({ isMissing }: { isMissing: boolean }) {
  const { t } = useText();
  const { edition, brand } = useLayout();
  const title = t(isMissing ? "error.notFound" : "error.titleUnavailable");
  return (
    <section className="embed-part stack gap-5">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <h1 className="d25">{title}</h1>
      {isMissing && title !== PAGE_NOT_FOUND && (
        <p className="t13 soft" lang="en" dir="ltr">
          {PAGE_NOT_FOUND}
        </p>
      )}
      <p>
        <a className="go" href={`/${edition.region}`} target="_top">
          {t("embed.more", { brand: brand.name })}
        </a>
      </p>
    </section>
  );
}

export function EmbedHost() {
  const { embedOrigins = [] } = useDocument().site;
  return <template data-origins={embedOrigins.join(" ")} />;
}
