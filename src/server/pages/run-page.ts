import {
  createStaticHandler,
  isRouteErrorResponse,
  type RouterContextProvider,
  type ServerBuild,
  type StaticHandler,
  type StaticHandlerContext,
} from "react-router";
import type { renderDocument } from "../../web/entry.server.tsx";

/** A document as text, a response that is not a document (a redirect, a file), or "not-found". */
type Answered = { html: string; status: number; headers: Headers } | Response | "not-found";

export type RunPage = (id: string, request: Request, context: RouterContextProvider) => Promise<Answered>;

type PageRoute = (request: Request, context: RouterContextProvider) => Promise<Answered>;

/** The style sheets of a route's module that Vite serves in development; the built site lists them in its manifest. */
export type StylesOf = (module: string) => string[];

const runners = new WeakMap<ServerBuild, RunPage>();

/**
 * Runs a page by the id of its route. React Router's static handler runs the loaders and actions of the root and of
 * one page, and its static router renders them. Its request handler is not used, because it encodes the loaded data a
 * second time for a router in the browser, which our pages do not have.
 */
export function pageRunnerOf(build: ServerBuild, stylesOf?: StylesOf): RunPage {
  const known = runners.get(build) ?? createPageRunner(build, stylesOf);
  runners.set(build, known);
  return known;
}

function createPageRunner(build: ServerBuild, stylesOf?: StylesOf): RunPage {
  const known = new Map<string, PageRoute>();
  return (id, request, context) => {
    const route = known.get(id) ?? routeTo(build, id, stylesOf);
    known.set(id, route);
    return route(request, context);
  };
}

function routeTo(build: ServerBuild, id: string, stylesOf?: StylesOf): PageRoute {
  const { root, [id]: own } = build.routes;
  if (!root || !own) throw new Error(`The built site has no page "${id}".`);
  const handler = createStaticHandler([
    {
      id: "root",
      loader: root.module.loader,
      // A status that a file's loader throws becomes a response only if there is a middleware.
      middleware: [(_request, next) => next()],
      Component: root.module.default,
      ErrorBoundary: root.module.ErrorBoundary,
      children: [
        {
          id,
          path: own.path,
          loader: own.module.loader,
          action: own.module.action,
          Component: own.module.default,
        },
      ],
    },
  ]);
  if (!own.module.default) return fileRoute(handler, id);
  const show = documentMaker(build, id, handler, stylesOf);
  return async (request, requestContext) => {
    const queried = await handler.query(request, { requestContext });
    return queried instanceof Response ? queried : show(queried, request, requestContext);
  };
}

function fileRoute(handler: StaticHandler, routeId: string): PageRoute {
  return async (request, requestContext) => {
    const response: Response = await handler.queryRoute(request, {
      routeId,
      requestContext,
      generateMiddlewareResponse: (query) => query(request),
    });
    return response.status === 404 ? "not-found" : response;
  };
}

/** Renders the loaded data; a view that throws is replaced by the error page. */
function documentMaker(
  { routes, assets, entry }: ServerBuild,
  id: string,
  { dataRoutes }: StaticHandler,
  stylesOf: StylesOf = () => [],
) {
  const { handleError, renderDocument } = exportsOf(entry);
  const stylesOfRoute = (route: string) => {
    const asset = assets.routes[route];
    return asset ? [...(asset.css ?? []), ...stylesOf(asset.module)] : [];
  };
  const settings = { runtime: assets.entry, meta: routes[id]?.module.meta, dataRoutes };

  return (loaded: StaticHandlerContext, request: Request, context: RouterContextProvider) => {
    const report = (error: unknown) => handleError?.(error, { request, context, params: {} });
    const render = (shown: StaticHandlerContext): Answered => {
      const styles = shown.errors ? stylesOfRoute("root") : ["root", id].flatMap(stylesOfRoute);
      const html = renderDocument(shown, context, { ...settings, styles: [...new Set(styles)] });
      if (html === "not-found") return html;
      const headers = new Headers(cookiesOf(shown).map((cookie) => ["set-cookie", cookie]));
      return { html, status: shown.statusCode, headers };
    };
    Object.values(loaded.errors ?? {}).forEach(report);
    try {
      return render({ ...loaded, errors: loaded.errors && withoutDetails(loaded.errors) });
    } catch (error) {
      report(error);
      return render({ ...loaded, statusCode: 500, errors: withoutDetails({ root: error }) });
    }
  };
}

function cookiesOf({ actionHeaders, loaderHeaders }: StaticHandlerContext): string[] {
  return [actionHeaders, loaderHeaders]
    .flatMap((byRoute) => Object.values(byRoute))
    .flatMap((headers) => headers.getSetCookie());
}

/** The details of an error are logged, and not shown in a page. */
function withoutDetails(errors: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(errors).map(([id, error]) => [
      id,
      isRouteErrorResponse(error) ? error : new Error("Unexpected Server Error"),
    ]),
  );
}

// entry.server.tsx exports more than React Router's type of a build declares.
function exportsOf({ module }: ServerBuild["entry"]) {
  return module as typeof module & { renderDocument: typeof renderDocument };
}
