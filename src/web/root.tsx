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
  useRouteError,
} from "react-router";
import { matchEdition } from "../editions/edition.ts";
import { FONT_PRELOADS } from "../ui/font-preloads.ts";
import { TextProvider } from "../ui/text.tsx";
import { useDocument } from "./document-context.ts";
import { ErrorPage } from "./errors/error-page.tsx";
import { NotFoundPage } from "./errors/not-found-page.tsx";
import { SiteLayout } from "./layouts/site-layout.tsx";
import { isBuilt, matchUrl } from "./match-url.ts";
import { textOf } from "./messages.ts";
import { pageNotFound, pageServices } from "./page.ts";
import { RuntimeScripts } from "./runtime-scripts.tsx";

/** The url table decides what exists; React Router's own matching only finds the module. */
export const middleware: MiddlewareFunction<Response>[] = [
  async ({ request }, next) => {
    const match = matchUrl(new URL(request.url).pathname);
    if (!match || !isBuilt(match.row.page)) throw pageNotFound();
    return next();
  },
];

export function loader({ context }: LoaderFunctionArgs) {
  return { site: context.get(pageServices).site };
}

export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { site } = useDocument();
  const edition = matchEdition(pathname);
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
          <SiteLayout edition={edition} path={pathname} brand={site.brand}>
            {children}
          </SiteLayout>
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
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  return <ErrorPage error={error} />;
}
