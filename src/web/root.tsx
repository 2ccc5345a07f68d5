import "../ui/styles.css";
import type { ReactNode } from "react";
import {
  isRouteErrorResponse,
  Links,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from "react-router";
import { textOf } from "../editions/all-texts.ts";
import { fontPreloads } from "../ui/base/font-preloads.ts";
import { ImageHostContext } from "../ui/media/image-host-context.ts";
import { TextProvider } from "../ui/text/text.tsx";
import { EmbedFailure } from "./features/embeds/embed-failure.tsx";
import { EmbedLayout } from "./features/embeds/embed-layout.tsx";
import { readPageWishes } from "./features/leads/drawer/page-wishes.ts";
import { loadNotices } from "./features/notices/load-notices.ts";
import { useDocument } from "./frame/document-context.ts";
import { ErrorPage } from "./frame/errors/error-page.tsx";
import { NotFoundPage } from "./frame/errors/not-found-page.tsx";
import { atImageHosts } from "./frame/image-hosts.ts";
import { pageServices } from "./frame/page.ts";
import { headPlaceOf } from "./frame/seo/head-place.ts";
import { loadSeoFooter } from "./frame/seo-footer/load-seo-footer.ts";
import { RuntimeScripts } from "./shell/runtime-scripts.tsx";
import { SiteLayout } from "./shell/site-layout.tsx";

export async function loader({ context }: LoaderFunctionArgs) {
  const { site, call, place } = context.get(pageServices);
  const { page, params, edition } = place;
  const [notices, seoFooter] = await Promise.all([
    loadNotices(call, edition),
    loadSeoFooter(call, edition, page.seoFooterSlug?.(params) ?? ""),
  ]);
  return { site, place: headPlaceOf(place), notices, seoFooter };
}

export function Layout({ children }: { children: ReactNode }) {
  const { site, place } = useDocument();
  const { edition, url, page } = place;
  // Not there when the address was refused before anything was loaded.
  const loaded = useRouteLoaderData<typeof loader>("root");
  const PageLayout = page.isEmbed ? EmbedLayout : SiteLayout;
  return (
    <html lang={edition.language} dir={edition.direction}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#FBF8F4" />
        {fontPreloads(edition.language).map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <Links />
        <Meta />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-180.png" />
        <link rel="manifest" href={`/${edition.region}/manifest.webmanifest`} />
      </head>
      <body className={page.isEmbed ? "embed-body" : undefined}>
        <TextProvider text={textOf(edition.language)}>
          <ImageHostContext value={atImageHosts(site.imageHosts)}>
            <PageLayout
              edition={edition}
              path={url.pathname}
              brand={site.brand}
              notices={loaded?.notices ?? []}
              seoFooter={loaded?.seoFooter}
              wishes={readPageWishes(useMatches().at(-1)?.loaderData)}
            >
              {children}
            </PageLayout>
          </ImageHostContext>
        </TextProvider>
        <RuntimeScripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  const { page } = useDocument().place;
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  if (page.isEmbed) return <EmbedFailure isMissing={isMissing} />;
  if (isMissing) return <NotFoundPage />;
  return <ErrorPage error={error} />;
}
