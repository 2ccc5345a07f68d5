import { RouterContextProvider, type ServerBuild } from "react-router";
import type { Caller } from "../../contracts/create-caller.ts";
import { EncodedBody, QUALITY } from "../../platform/encoded-body.ts";
import type { Log } from "../../platform/log.ts";
import type { CachedPage, DocumentKind, PageCache } from "../../platform/page-cache.ts";
import { collectDependencies } from "../../platform/page-dependencies.ts";
import { inSpan } from "../../platform/tracing/current-trace.ts";
import type { CdnConfig } from "../../services/config/cdn-config.ts";
import type { PageServices, pageServices } from "../../web/frame/page.ts";
import type { RequestContext } from "../../web/frame/request-context.ts";
import { featuresAt } from "../../web/frame/state/feature-checks.ts";
import { finishAmp } from "../amp/finish-amp.ts";
import { hashInlineScripts } from "../headers/inline-hashes.ts";
import { videoHostsIn } from "../headers/video-hosts-in.ts";
import type { StaticFiles } from "../static-files.ts";
import { cdnHeaders } from "./cdn-headers.ts";
import { MOMENTARY_CACHE } from "./page-headers.ts";
import { pageRunnerOf, type StylesOf } from "./run-page.ts";

export interface RenderOptions {
  loadBuild: (page: string) => Promise<ServerBuild>;
  services: Pick<PageServices, "call" | "site" | "pages"> & {
    /** The same for public pages: responses are cached. */
    sharedCall: Caller;
  };
  log: Log;
  staticFiles: Pick<StaticFiles, "read">;
  cache: Pick<PageCache, "isOn">;
  stylesOf?: StylesOf | undefined;
  /** The next time at which planned documents change one of these dependencies. */
  nextChange?: ((dependencies: ReadonlySet<string>) => number | undefined) | undefined;
  cdn?: CdnConfig | undefined;
  /** A rendering that takes longer is named in the log. */
  slowRenderMs?: number | undefined;
}

export interface Visit
  extends Pick<
    PageServices,
    "requestContext" | "requestId" | "visitorAddress" | "isForeignForm" | "sharesNotFound" | "session"
  > {
  form?: Request;
  /** Only for pages that are not public; public pages are the same for all visitors and get no cookie. */
  cookie?: string | null;
}

export type Rendered = { page: CachedPage; isWhole: boolean } | { response: Response } | "not-found";

const FRESH_FOR_MS = 5 * 60 * 1000;
/** A page with stale responses is rendered again soon, because the upstream may have recovered. */
const STALE_ANSWERS_MS = 10_000;
const SHARED_FOR_S = 300;
const STALE_FOR_S = 86_400;

export async function renderPage(visit: Visit, options: RenderOptions): Promise<Rendered> {
  const { form, cookie, ...known } = visit;
  const { requestContext } = visit;
  const build = await options.loadBuild(routeOf(requestContext));
  const context = new RouterContextProvider();
  const { sharedCall, ...services } = options.services;
  const isForAll = requestContext.page.access === "public" && !form;
  let endsAt: number | undefined;
  context.set(servicesKey(build), {
    ...services,
    changesAt: (moment) => {
      endsAt = Math.min(endsAt ?? Number.POSITIVE_INFINITY, moment.getTime());
    },
    ...known,
    call: isForAll ? sharedCall : services.call,
    reportBug: (error) => options.log.error({ error, page: requestContext.page.name }, "A page failed."),
  });
  const ask = pageRunnerOf(build, options.stylesOf);
  const startedAt = performance.now();
  const span = { name: `render ${requestContext.page.name}` };
  const { made, dependencies, hasFailure, isStale, mayChangeUnannounced } = await inSpan(span, () =>
    collectDependencies(() => ask(routeOf(requestContext), requestFor(visit), context)),
  );
  const ms = Math.round(performance.now() - startedAt);
  if (ms >= (options.slowRenderMs ?? Number.POSITIVE_INFINITY))
    options.log.warn({ page: requestContext.page.name, ms }, "A page was rendered slowly.");
  if (made === "not-found") return made;
  if (made instanceof Response) return { response: made };

  const planned = options.nextChange?.(dependencies);
  if (planned !== undefined) endsAt = Math.min(endsAt ?? Number.POSITIVE_INFINITY, planned);
  const { status, headers } = made;
  const kind = kindOf(requestContext);
  const html = kind === "amp" ? await finishAmp(made.html, options.staticFiles.read) : made.html;
  const isWhole = !hasFailure && status < 500;
  headers.set("content-type", "text/html; charset=utf-8");
  // An incomplete page is not cached for other visitors.
  const shared = isStale ? MOMENTARY_CACHE : sharedCacheAt(requestContext.url, endsAt);
  headers.set("cache-control", isWhole && status === 200 ? shared : "no-store");
  const isKept = options.cache.isOn && isWhole && isForAll;
  const isForCdn =
    isForAll &&
    isWhole &&
    status === 200 &&
    !isStale &&
    !mayChangeUnannounced &&
    !isFeatured(requestContext.url);
  if (options.cdn && isForCdn) {
    const { country } = requestContext.edition;
    const kept = { cdn: options.cdn, dependencies, endsAt, country, cachedForMs: FRESH_FOR_MS };
    for (const [name, value] of cdnHeaders(kept)) headers.set(name, value);
  }
  const page: CachedPage = {
    status,
    headers: [...headers],
    freshUntil: Math.min(
      Date.now() + (isStale ? STALE_ANSWERS_MS : FRESH_FOR_MS),
      endsAt ?? Number.POSITIVE_INFINITY,
    ),
    endsAt,
    tags: dependencies,
    scriptHashes: hashInlineScripts(html),
    frameHosts: videoHostsIn(html),
    isFramedByUs: requestContext.page.isFramedByUs,
    body: new EncodedBody(html, isKept ? QUALITY.page : QUALITY.once),
    kind,
  };
  return { page, isWhole };
}

/**
 * The request by the page's internal address, which is unique; the visitor's own address is in the request context. A
 * form is passed without its origin, because the origin is checked where the public address is known, and not by the
 * framework.
 */
function requestFor({ requestContext, form, cookie }: Visit): Request {
  const { page, url } = requestContext;
  const address = new URL(`/${routeOf(requestContext)}`, url.origin);
  if (!form) return new Request(address, { headers: { accept: "text/html", ...(cookie && { cookie }) } });
  const headers = new Headers(form.headers);
  headers.delete("origin");
  if (page.access === "public") headers.delete("cookie");
  const { method, body } = form;
  return new Request(address, { method, headers, body, ...(body && { duplex: "half" }) });
}

/** The name of the route in web/routes.ts. */
function routeOf({ page }: RequestContext): string {
  return page.module ?? page.name;
}

function kindOf({ page, variant }: RequestContext): DocumentKind {
  if (variant === "amp") return "amp";
  return page.isEmbed ? "embed" : "page";
}

/** If a feature may redirect visitors in future, shared caches must revalidate soon. */
function sharedCacheAt(url: URL, endsAt = Number.POSITIVE_INFINITY): string {
  if (isFeatured(url)) return "public, max-age=0, s-maxage=30";
  // The sum of both never exceeds the time until the page is wrong.
  const left = Math.max(0, Math.floor((endsAt - Date.now()) / 1000));
  const shared = Math.min(SHARED_FOR_S, left);
  const stale = Math.min(STALE_FOR_S, left - shared);
  return `public, max-age=0, s-maxage=${shared}, stale-while-revalidate=${stale}`;
}

function isFeatured({ pathname }: URL): boolean {
  return featuresAt(pathname).length > 0;
}

// entry.server.tsx exports the key, but React Router's type of a build does not declare it.
function servicesKey(build: ServerBuild): typeof pageServices {
  const { pageServices: key } = build.entry.module as typeof build.entry.module & {
    pageServices: typeof pageServices;
  };
  return key;
}
