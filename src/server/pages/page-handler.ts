import { DEFAULT_REGION, regionFromPath } from "../../editions/edition.ts";
import type { CachedPage, PageCache } from "../../platform/page-cache.ts";
import { createFairLanes, RequestAborted, TooBusy } from "../../platform/queues/fair-lanes.ts";
import { singleFlight } from "../../platform/queues/single-flight.ts";
import { loginCookies, readCookie } from "../../services/login/login-cookies.ts";
import { SESSION_SECONDS } from "../../services/login/session-store.ts";
import { loginAddress } from "../../urls/login-address.ts";
import { candidatesOf, matchUrl } from "../../urls/match-url.ts";
import { type RequestContext, requestContextAt } from "../../web/frame/request-context.ts";
import { admit, type Sessions } from "../../web/frame/session.ts";
import { isInApp } from "../../web/frame/state/in-app.ts";
import { isForeignForm } from "./form-origin.ts";
import type { Lane, Lanes } from "./lanes.ts";
import { addressOfPage, addressOfVariant } from "./page-address.ts";
import { asPrivate, forAMoment, withSetCookies } from "./page-headers.ts";
import { type Rendered, type RenderOptions, renderPage, type Visit } from "./render-page.ts";
import { isLarge, wholeForm } from "./whole-form.ts";

/** They are in the memory of the process while they arrive. */
const FORMS_WITH_FILES = 4;

interface PageHandlerOptions extends RenderOptions {
  cache: PageCache;
  lanes: Lanes;
  sessions: Sessions;
}

export type PageAnswer = { page: CachedPage } | { response: Response };

export interface Asked {
  request: Request;
  url: URL;
  requestId: string;
  visitorAddress: string | undefined;
}

export interface PageHandler {
  answer(asked: Asked): Promise<PageAnswer>;
}

/**
 * Renders each page once for all visitors: rendered documents are cached, and concurrent requests wait for the same
 * rendering.
 */
export function createPageHandler(options: PageHandlerOptions): PageHandler {
  const { cache, lanes, sessions, services, log } = options;
  const once = singleFlight<Rendered>();
  const fileLanes = createFairLanes({ lanes: { file: 100 }, mostUnderWay: FORMS_WITH_FILES });

  function requestContextsOf({ url, request }: Asked): RequestContext[] {
    const match = matchUrl(url.pathname);
    if (!match) return [];
    const candidates = candidatesOf(match).flatMap((candidate) => {
      const page = services.pages.named(candidate.row.page);
      return page ? [{ candidate, page }] : [];
    });
    // All candidates use the same query parameters, because the first one searches the cache for a page that a later
    // one has stored.
    const query = [...new Set(candidates.flatMap(({ page }) => page.query))];
    return candidates.map(({ candidate, page }) => {
      const own = addressOfVariant(url, candidate);
      return requestContextAt(isForm(request) ? own : addressOfPage(own, { query }), page, candidate);
    });
  }

  function render(
    lane: Lane,
    requestContext: RequestContext,
    asked: Asked,
    own: Partial<Visit> = {},
  ): Promise<Rendered> {
    const { request, requestId, visitorAddress } = asked;
    const { page } = requestContext;
    // A personal page does not use the shared "not found" page, because that one reports its address to analytics.
    const sharesNotFound = !page.isEmbed && page.access === "public" && page.name !== "not-found";
    const visit = {
      requestContext,
      requestId,
      visitorAddress,
      isForeignForm: false,
      sharesNotFound,
      ...own,
    };
    return lanes.run({ lane, client: visitorAddress ?? "", signal: request.signal }, () =>
      renderPage(visit, options),
    );
  }

  async function sendForm(
    requestContext: RequestContext,
    asked: Asked,
    own: Partial<Visit>,
  ): Promise<Rendered> {
    const { request } = asked;
    const foreign = isForeignForm(request, services.site.publicUrl);
    const origin = request.headers.get("origin");
    if (foreign) log.warn({ origin }, "A form from an origin other than PUBLIC_URL was refused.");
    const sent = { ...own, isForeignForm: foreign };
    if (!requestContext.page.takesFiles || foreign)
      return render("form", requestContext, asked, { ...sent, form: request });
    const show = async () =>
      render("form", requestContext, asked, { ...sent, form: await wholeForm(request) });
    if (!isLarge(request)) return show();
    const turn = { lane: "file", client: asked.visitorAddress ?? "", signal: request.signal } as const;
    return fileLanes.run(turn, show);
  }

  async function forOneVisitor(requestContext: RequestContext, asked: Asked): Promise<Rendered> {
    const { request } = asked;
    const { access } = requestContext.page;
    const session = access === "public" ? undefined : await sessions.read(request);
    const admission = admit(access, session);
    if (admission === "login") return askToLogIn(requestContext, asked);
    if (admission === "forbidden") return "not-found";
    const rendered = await (isForm(request)
      ? sendForm(requestContext, asked, { session })
      : render("own", requestContext, asked, { session, cookie: request.headers.get("cookie") }));
    if (!session) return rendered;
    if (!isNobodys(rendered)) return markedAsKnown(rendered, request);
    // If the gateway refuses the provider's token, another redirect to the login would loop.
    if (readCookie(request.headers.get("cookie"), REFUSED) !== undefined) return rendered;
    const { set } = loginCookies(services.site.publicUrl);
    return askToLogIn(requestContext, asked, [set(REFUSED, "1", { seconds: REFUSED_SECONDS })]);
  }

  /**
   * Scripts read from a cookie that the visitor is logged in. If the cookie was lost and the session still exists, it
   * is set again.
   */
  function markedAsKnown(rendered: Rendered, request: Request): Rendered {
    const { known, set } = loginCookies(services.site.publicUrl);
    const isMarked = readCookie(request.headers.get("cookie"), known) !== undefined;
    if (isMarked || rendered === "not-found" || !("page" in rendered)) return rendered;
    const mark = set(known, "1", { seconds: SESSION_SECONDS, isForScripts: true });
    return { ...rendered, page: withSetCookies(rendered.page, [mark]) };
  }

  /**
   * On the web this is a redirect; the app gets a page that requests the login (SH-07). The rest of an earlier
   * session is removed (AU-02).
   */
  async function askToLogIn(
    requestContext: RequestContext,
    asked: Asked,
    marks: readonly string[] = [],
  ): Promise<Rendered> {
    const { request, url } = asked;
    const gone = [...(await sessions.end(request)), ...marks];
    const page = services.pages.named("app-login");
    if (!page || !isInApp({ cookies: request.headers.get("cookie") ?? "", search: url.search }))
      return { response: leadToLogin(url, gone) };
    const rendered = await render("own", { ...requestContext, page, variant: "html" }, asked);
    return rendered !== "not-found" && "page" in rendered
      ? { ...rendered, page: withSetCookies(rendered.page, gone) }
      : rendered;
  }

  async function forEverybody(
    requestContext: RequestContext,
    asked: Asked,
  ): Promise<PageAnswer | "not-found"> {
    const key = requestContext.url.pathname + requestContext.url.search;
    const kept = cache.get(key);
    if (kept) return { page: kept };
    const { moment } = cache;
    const { signal } = asked.request;
    const make = (shared: AbortSignal) =>
      render("page", requestContext, { ...asked, request: new Request(asked.url, { signal: shared }) });
    try {
      // After a change of content, new requests do not wait for a rendering that began before it.
      const rendered = await once(`${moment} ${requestContext.page.name} ${key}`, make, signal);
      if (rendered === "not-found" || "response" in rendered) return rendered;
      if (!rendered.isWhole) return earlierCopy(key) ?? rendered;
      if (isKept(rendered.page)) cache.set(key, rendered.page, moment);
      return rendered;
    } catch (error) {
      if (signal.aborted) throw new RequestAborted();
      const copy = error instanceof TooBusy && earlierCopy(key);
      if (copy) return copy;
      throw error;
    }
  }

  function earlierCopy(key: string): PageAnswer | undefined {
    const page = cache.getStale(key);
    return page && { page: forAMoment(page) };
  }

  async function answerAt(requestContext: RequestContext, asked: Asked): Promise<PageAnswer | "not-found"> {
    const isShared = requestContext.page.access === "public" && !isForm(asked.request);
    if (isShared) return forEverybody(requestContext, asked);
    const rendered = await forOneVisitor(requestContext, asked);
    if (rendered === "not-found") {
      const answer = await notFound(asked);
      return "page" in answer ? { page: asPrivate(answer.page) } : answer;
    }
    return "page" in rendered ? { page: asPrivate(rendered.page) } : rendered;
  }

  async function notFound(asked: Asked): Promise<PageAnswer> {
    const page = services.pages.named("not-found");
    if (!page) throw new Error('There is no page "not-found".');
    const region = regionFromPath(asked.url.pathname) ?? DEFAULT_REGION;
    const url = new URL(`/${region}/not-found`, asked.url.origin);
    const answer = await forEverybody(
      requestContextAt(url, page, { params: {}, region, variant: "html" }),
      asked,
    );
    if (answer === "not-found") throw new Error('The page "not-found" itself was not found.');
    return answer;
  }

  return {
    async answer(asked) {
      for (const requestContext of requestContextsOf(asked)) {
        const answer = await answerAt(requestContext, asked);
        if (answer !== "not-found") return answer;
      }
      return notFound(asked);
    },
  };
}

/** Marks a visitor who was just redirected to the login because a call refused their token. */
const REFUSED = "atrium-refused";
const REFUSED_SECONDS = 30;

function isForm({ method }: Request): boolean {
  return method !== "GET" && method !== "HEAD";
}

function isKept({ status }: CachedPage): boolean {
  return status === 200 || status === 404;
}

function isNobodys(rendered: Rendered): boolean {
  return rendered !== "not-found" && "page" in rendered && rendered.page.status === 401;
}

function leadToLogin({ pathname, search }: URL, gone: readonly string[]): Response {
  const headers = new Headers({ location: loginAddress(pathname + search) });
  for (const cookie of gone) headers.append("set-cookie", cookie);
  return new Response(null, { status: 302, headers });
}
