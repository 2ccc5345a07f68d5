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

// The server stores the page services under this key. It imports the key from the build so that both sides use the
// same object.
export { pageServices };

interface RouteSettings {
  runtime: DocumentSettings["runtime"];
  styles: readonly string[];
  /** The page's own `meta`; pages define it with `pageMeta`. */
  meta: unknown;
  dataRoutes: DataRouteObject[];
}

/** Renders the whole document in one piece: the page cache and the hashes of the security policy need it complete. */
export function renderDocument(
  loaded: StaticHandlerContext,
  context: RouterContextProvider,
  { runtime, styles, meta, dataRoutes }: RouteSettings,
): string | "not-found" {
  const { site, pages, requestContext, requestId, sharesNotFound } = context.get(pageServices);
  if (sharesNotFound && isNotFound(loaded)) return "not-found";
  const { module, imports } = runtime;
  const document = (
    <DocumentContext
      value={{
        site,
        pages,
        requestContext,
        requestId,
        runtime: { module, imports },
        styles,
        // React Router types the `meta` of a module for its own router; our pages always create it with pageMeta.
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
  return loaded.errors === null ? render() : withLastResort(requestContext.edition, render);
}

/** React Router's build requires a default export. Nothing calls it: server/pages/run-page.ts renders every page. */
export default function handleRequest(): never {
  throw new Error("Pages are rendered by renderDocument.");
}

// Nothing is rendered for a 404: the page handler sends the region's own not-found page.
function isNotFound({ errors }: StaticHandlerContext): boolean {
  const [error] = Object.values(errors ?? {});
  return isRouteErrorResponse(error) && error.status === 404;
}

/** Logs bugs with the id of their request. A response that a page throws on purpose (a 404) is not a bug. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  context.get(pageServices).reportBug(error);
};
