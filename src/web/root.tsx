import "../ui/styles.css";
import type { ReactNode } from "react";
import {
  isRouteErrorResponse,
  Links,
  type LoaderFunctionArgs,
  Meta,
  type MiddlewareFunction,
  Outlet,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from "react-router";
import { FONT_PRELOADS } from "../ui/base/font-preloads.ts";
import { TextProvider } from "../ui/text/text.tsx";
import { isBuilt, matchUrl } from "../urls/match-url.ts";
import { EmbedFailure } from "./features/embeds/embed-failure.tsx";
import { EmbedLayout } from "./features/embeds/embed-layout.tsx";
import { useDocument } from "./frame/document-context.ts";
import { editionAt } from "./frame/edition-at.ts";
import { ErrorPage } from "./frame/errors/error-page.tsx";
import { NotFoundPage } from "./frame/errors/not-found-page.tsx";
import { SiteLayout } from "./frame/layouts/site-layout.tsx";
import { textOf } from "./frame/messages.ts";
import { loadNotices } from "./frame/notices/load-notices.ts";
import { pageNotFound, pageServices, refuseForeignForm } from "./frame/page.ts";
import { readPageWishes } from "./frame/page-wishes.ts";
import { RuntimeScripts } from "./frame/runtime-scripts.tsx";
import { loadSeoFooter } from "./frame/seo-footer/load-seo-footer.ts";
import { seoFooterSlugAt } from "./frame/seo-footer/seo-footer-slug.ts";

/** The url table decides what exists; React Router's own matching only finds the module. */
export const middleware: MiddlewareFunction<Response>[] = [
  async ({ request, context }, next) => {
    if (context.get(pageServices).isForeignForm) throw refuseForeignForm();
    const match = matchUrl(new URL(request.url).pathname);
    if (!match || !isBuilt(match.row.page)) throw pageNotFound();
    return next();
  },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { site, call } = context.get(pageServices);
  const url = new URL(request.url);
  const edition = editionAt(url);
  const [notices, seoFooter] = await Promise.all([
    loadNotices(call, edition),
    loadSeoFooter(call, edition, seoFooterSlugAt(url.pathname)),
  ]);
  return { site, notices, seoFooter };
}

export function Layout({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const { site } = useDocument();
  const edition = editionAt({ pathname, search });
  // Not there when the address was refused before anything was loaded.
  const loaded = useRouteLoaderData<typeof loader>("root");
  const PageLayout = matchUrl(pathname)?.row.embed ? EmbedLayout : SiteLayout;
  return (
    <html lang={edition.language} dir={edition.direction}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#FBF8F4" />
        {FONT_PRELOADS[edition.language].map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <Links />
        <Meta />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-180.png" />
        <link rel="manifest" href={`/${edition.region}/manifest.webmanifest`} />
      </head>
      <body>
        <TextProvider text={textOf(edition.language)}>
          <PageLayout
            edition={edition}
            path={pathname}
            brand={site.brand}
            notices={loaded?.notices ?? []}
            seoFooter={loaded?.seoFooter}
            wishes={readPageWishes(useMatches().at(-1)?.loaderData)}
          >
            {children}
          </PageLayout>
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
  const { pathname } = useLocation();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  if (matchUrl(pathname)?.row.embed) return <EmbedFailure isMissing={isMissing} />;
  if (isMissing) return <NotFoundPage />;
  return <ErrorPage error={error} />;
}
