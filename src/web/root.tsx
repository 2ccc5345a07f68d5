import "../ui/styles.css";
import type { ReactNode } from "react";
import {
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  Outlet,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from "react-router";
import { textOf } from "../editions/all-texts.ts";
import { ImageHostContext } from "../ui/media/image-host-context.ts";
import { TextProvider } from "../ui/text/text.tsx";
import { loadNotices } from "./features/company/notices/site-notices.tsx";
import { EmbedFailure, EmbedLayout } from "./features/embeds/embed-layout.tsx";
import { readPageOptions } from "./features/leads/drawer/page-options.ts";
import { DesignSearchBox } from "./features/lists/search/search-boxes.tsx";
import { useDocument } from "./frame/document-context.ts";
import { ErrorPage } from "./frame/errors/error-page.tsx";
import { NotFoundPage } from "./frame/errors/not-found-page.tsx";
import { atImageHosts } from "./frame/image-hosts.ts";
import { pageServices } from "./frame/page.ts";
import type { RequestContext } from "./frame/request-context.ts";
import { loadSeoFooter } from "./frame/seo-footer/seo-footer-links.tsx";
import { AmpDocument } from "./shell/amp/amp-document.tsx";
import { AmpLayout } from "./shell/amp/amp-layout.tsx";
import { DocumentHead } from "./shell/document-head.tsx";
import { RuntimeScripts } from "./shell/runtime-scripts.tsx";
import { SiteLayout } from "./shell/site-layout.tsx";

export async function loader({ context }: LoaderFunctionArgs) {
  const { call, requestContext } = context.get(pageServices);
  const { page, params, edition } = requestContext;
  const [notices, seoFooter] = await Promise.all([
    loadNotices(call, edition),
    loadSeoFooter(call, edition, page.seoFooterSlug?.(params) ?? ""),
  ]);
  return { notices, seoFooter };
}

function Layout({ children }: { children: ReactNode }) {
  const { site, requestContext } = useDocument();
  const { edition, url, page } = requestContext;
  // Undefined if the request was rejected before anything was loaded.
  const loaded = useRouteLoaderData<typeof loader>("root");
  const PageLayout = layoutOf(requestContext);
  const shown = (
    <TextProvider text={textOf(edition.language)}>
      <ImageHostContext value={atImageHosts(site.imageHosts)}>
        <PageLayout
          edition={edition}
          path={url.pathname}
          brand={site.brand}
          notices={loaded?.notices ?? []}
          seoFooter={loaded?.seoFooter}
          pageOptions={readPageOptions(useMatches().at(-1)?.loaderData)}
        >
          {children}
        </PageLayout>
      </ImageHostContext>
    </TextProvider>
  );
  if (requestContext.variant === "amp") return <AmpDocument edition={edition}>{shown}</AmpDocument>;
  return (
    <html lang={edition.language} dir={edition.direction}>
      <head>
        <DocumentHead edition={edition} />
      </head>
      <body className={page.isEmbed ? "embed-body" : undefined}>
        {shown}
        <RuntimeScripts />
      </body>
    </html>
  );
}

function layoutOf({ page, variant }: RequestContext) {
  if (variant === "amp") return AmpLayout;
  return page.isEmbed ? EmbedLayout : SiteLayout;
}

export default function Root() {
  return (
    <Layout>
      <Outlet />
    </Layout>
  );
}

export function ErrorBoundary() {
  return (
    <Layout>
      <Failure error={useRouteError()} />
    </Layout>
  );
}

function Failure({ error }: { error: unknown }) {
  const { page, edition } = useDocument().requestContext;
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  if (page.isEmbed) return <EmbedFailure isMissing={isMissing} />;
  if (isMissing) return <NotFoundPage search={<DesignSearchBox edition={edition} />} />;
  return <ErrorPage error={error} />;
}
