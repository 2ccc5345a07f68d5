import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
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

/** Renders the whole document before it answers: the page cache needs it in one piece, and so do the CSP's hashes. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { site, pages, place, requestId, sharesNotFound } = context.get(pageServices);
  if (sharesNotFound && isNotFound(entry)) return new Response(null, { status: 404 });
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
      <ServerRouter context={entry} url={request.url} />
    </DocumentContext>
  );
  headers.set("content-type", "text/html; charset=utf-8");
  const isErrorPage = entry.staticHandlerContext.errors !== null;
  const html = isErrorPage
    ? await withLastResort(place.edition, () => renderWhole(document))
    : await renderWhole(document);
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

function renderWhole(document: React.ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write: (chunk, _encoding, done) => {
        chunks.push(Buffer.from(chunk));
        done();
      },
      final: (done) => {
        resolve(Buffer.concat(chunks).toString());
        done();
      },
    });
    const { pipe } = renderToPipeableStream(document, {
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError: reject,
    });
  });
}
