import { renderToString } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { DocumentContext } from "./frame/document-context.ts";
import { withLastResort } from "./frame/errors/last-resort-document.ts";
import { pageServices } from "./frame/page.ts";

// The server sets what pages find under this key, and must use the very same key: it takes it from the build.
export { pageServices };

/** The whole document at once: the page cache needs it in one piece, and so do the CSP's hashes. */
export function renderDocument(
  entry: EntryContext,
  url: string,
  context: RouterContextProvider,
): string | "not-found" {
  const { site, pages, place, requestId, sharesNotFound } = context.get(pageServices);
  if (sharesNotFound && isNotFound(entry)) return "not-found";
  const { module, imports } = entry.manifest.entry;
  const document = (
    <DocumentContext
      value={{
        site,
        pages,
        place,
        requestId,
        runtime: { module, imports },
        development: import.meta.env.DEV,
      }}
    >
      <ServerRouter context={entry} url={url} />
    </DocumentContext>
  );
  const isErrorPage = entry.staticHandlerContext.errors !== null;
  const render = () => `<!doctype html>${renderToString(document)}`;
  return isErrorPage ? withLastResort(place.edition, render) : render();
}

/** The same as React Router's own handler asks for it, which whoever works on the site has for Vite's styles. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream: _forItsClient, ...entry }: EntryContext,
  context: RouterContextProvider,
): Response {
  const html = renderDocument(entry, request.url, context);
  if (html === "not-found") return new Response(null, { status: 404 });
  headers.set("content-type", "text/html; charset=utf-8");
  return new Response(html, { status, headers });
}

// Nothing is rendered: the page handler has the region's own page at hand.
function isNotFound({ staticHandlerContext: { errors } }: EntryContext): boolean {
  const [error] = Object.values(errors ?? {});
  return isRouteErrorResponse(error) && error.status === 404;
}

/** Bugs go to the log with their request's id. What a page threw on purpose (a 404) is no news. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  context.get(pageServices).reportBug(error);
};
