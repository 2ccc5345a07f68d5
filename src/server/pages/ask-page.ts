import {
  createRequestHandler,
  createStaticHandler,
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  type ServerBuild,
  type StaticHandler,
  type StaticHandlerContext,
} from "react-router";
import type { renderDocument } from "../../web/entry.server.tsx";

/** A document as text, an answer that is none (a redirect, a file), or the word that there is nothing. */
export type Answered = { html: string; status: number; headers: Headers } | Response | "not-found";

export type AskPage = (id: string, request: Request, context: RouterContextProvider) => Promise<Answered>;

type PageRoute = (request: Request, context: RouterContextProvider) => Promise<Answered>;
type Routes = Record<string, NonNullable<ServerBuild["routes"][string]>>;

const askers = new WeakMap<ServerBuild, AskPage>();

/** Whoever works on the site gets React Router's own handler, which hands pages Vite's styles. */
export function askerOf(build: ServerBuild, mode: "production" | "development"): AskPage {
  const known = askers.get(build) ?? (mode === "development" ? askInDevelopment(build) : askPages(build));
  askers.set(build, known);
  return known;
}

function askInDevelopment(build: ServerBuild): AskPage {
  const handle = createRequestHandler(build, "development");
  return async (_id, request, context) => {
    const response = await handle(request, context);
    const type = response.headers.get("content-type");
    if (response.status === 404 && type === null) return "not-found";
    if (!type?.startsWith("text/html")) return response;
    return { html: await response.text(), status: response.status, headers: new Headers(response.headers) };
  };
}

/**
 * Asks a page of the built site by the id of its route. React Router runs loaders and actions and lends views what they
 * read, but not by its own handler: that writes what was loaded a second time, for a router in the browser, which no page
 * of ours has, and makes the table of all pages anew for each.
 */
function askPages(build: ServerBuild): AskPage {
  const known = new Map<string, PageRoute>();
  return (id, request, context) => {
    const route = known.get(id) ?? routeTo(build, id);
    known.set(id, route);
    return route(request, context);
  };
}

function routeTo(build: ServerBuild, id: string): PageRoute {
  const { root, [id]: own } = build.routes;
  if (!root || !own) throw new Error(`The built site has no page "${id}".`);
  const handler = createStaticHandler([
    {
      id: "root",
      loader: root.module.loader,
      // Only where one stands does a status that a file's loader threw become an answer.
      middleware: [(_request, next) => next()],
      ErrorBoundary: () => null,
      children: [{ id, path: own.path, loader: own.module.loader, action: own.module.action }],
    },
  ]);
  if (!own.module.default) return fileRoute(handler, id);
  const show = documentMaker(build, { root, [id]: own });
  return async (request, requestContext) => {
    const queried = await handler.query(request, { requestContext });
    return queried instanceof Response ? queried : show(queried, request, requestContext);
  };
}

/** What is no document: a calendar, say. */
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

/** Renders what was loaded; a view that fails is followed by the page that says so. */
function documentMaker(build: ServerBuild, routes: Routes) {
  const { handleError, renderDocument } = entryOf(build);
  const frame = {
    manifest: {
      ...build.assets,
      routes: Object.fromEntries(Object.keys(routes).map((id) => [id, build.assets.routes[id]])),
    },
    routeModules: Object.fromEntries(Object.entries(routes).map(([id, { module }]) => [id, module])),
    future: build.future,
    ssr: build.ssr,
    routeDiscovery: build.routeDiscovery,
    isSpaMode: false,
    branches: [],
    serializeError: () => ({ message: UNEXPECTED }),
  };

  return (loaded: StaticHandlerContext, request: Request, context: RouterContextProvider) => {
    const report = (error: unknown) => handleError?.(error, { request, context, params: {} });
    const render = (staticHandlerContext: StaticHandlerContext): Answered => {
      const entry: EntryContext = { ...frame, staticHandlerContext, renderMeta: {} };
      const html = renderDocument(entry, request.url, context);
      if (html === "not-found") return html;
      const headers = new Headers(cookiesOf(staticHandlerContext).map((cookie) => ["set-cookie", cookie]));
      return { html, status: staticHandlerContext.statusCode, headers };
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

const UNEXPECTED = "Unexpected Server Error";

/** What went wrong is in the log, and not in a page. */
function withoutDetails(errors: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(errors).map(([id, error]) => [
      id,
      isRouteErrorResponse(error) ? error : new Error(UNEXPECTED),
    ]),
  );
}

// entry.server.tsx exports more than the type of React Router's build knows of.
function entryOf(build: ServerBuild) {
  return build.entry.module as typeof build.entry.module & { renderDocument: typeof renderDocument };
}
