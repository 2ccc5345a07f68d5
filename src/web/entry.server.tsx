import { renderToString } from "react-dom/server";
import {
  createStaticRouter,
  type DataRouteObject,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from "react-router";
import { DocumentContext, type DocumentSettings } from "./frame/document-context.ts";
import { withLastResort } from "./frame/errors/last-resort-document.ts";
import { pageServices } from "./frame/page.ts";

// The server sets what pages find under this key, and must use the very same key: it takes it from the build.
export { pageServices };

interface RouteSettings {
  runtime: DocumentSettings["runtime"];
  styles: readonly string[];
  /** The page's own `meta`; pages define it with `pageMeta`. */
  meta: unknown;
  dataRoutes: DataRouteObject[];
}

/** The whole document at once: the page cache needs it in one piece, and so do the hashes of the security policy. */
export function renderDocument(
  loaded: StaticHandlerContext,
  context: RouterContextProvider,
  { runtime, styles, meta, dataRoutes }: RouteSettings,
): string | "not-found" {
  const { site, pages, place, requestId, sharesNotFound } = context.get(pageServices);
  if (sharesNotFound && isNotFound(loaded)) return "not-found";
  const { module, imports } = runtime;
  const document = (
    <DocumentContext
      value={{
        site,
        pages,
        place,
        requestId,
        runtime: { module, imports },
        styles,
        // React Router types the `meta` of a module by its own router; every page of ours makes it with pageMeta.
        meta: loaded.errors ? undefined : (meta as DocumentSettings["meta"]),
        development: import.meta.env.DEV,
      }}
    >
      <StaticRouterProvider
        context={loaded}
        router={createStaticRouter(dataRoutes, loaded)}
        hydrate={false}
      />
    </DocumentContext>
  );
  const render = () => `<!doctype html>${renderToString(document)}`;
  return loaded.errors === null ? render() : withLastResort(place.edition, render);
}

/** React Router's build requires a default export. Nothing calls it: server/pages/ask-page.ts renders every page. */
export default function handleRequest(): never {
  throw new Error("Pages are rendered by renderDocument.");
}

// Nothing is rendered: the page handler has the region's own page at hand.
function isNotFound({ errors }: StaticHandlerContext): boolean {
  const [error] = Object.values(errors ?? {});
  return isRouteErrorResponse(error) && error.status === 404;
}

/** Bugs go to the log with their request's id. What a page threw on purpose (a 404) is no bug. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  context.get(pageServices).reportBug(error);
};
