import type { CachedPage, PageCache } from "../../platform/page-cache.ts";
import { LeftMeanwhile, TooBusy } from "../../platform/turns/fair-lanes.ts";
import { shareWork } from "../../platform/turns/share-work.ts";
import { isBuilt, matchUrl } from "../../urls/match-url.ts";
import { isForeignForm } from "./form-origin.ts";
import type { Lane, Lanes } from "./lanes.ts";
import { addressOfPage, notFoundAddress } from "./page-address.ts";
import { type Rendered, type RenderOptions, renderPage } from "./render-page.ts";

interface PageHandlerOptions extends RenderOptions {
  cache: PageCache;
  lanes: Lanes;
}

/** A finished page, or an answer of React Router that is none (a redirect, a file). */
export type PageAnswer = { page: CachedPage } | { response: Response };

export interface Asked {
  request: Request;
  /** The address as visitors know it. */
  url: URL;
  requestId: string;
  visitorAddress: string | undefined;
}

export interface PageHandler {
  answer(asked: Asked): Promise<PageAnswer>;
}

/** For a copy that is shown because nothing newer can be had: whoever keeps it asks again soon. */
const FOR_A_MOMENT = "public, max-age=0, s-maxage=10";

/** Renders pages once for everyone: finished documents are kept, and requests that come meanwhile wait for the same one. */
export function createPageHandler(options: PageHandlerOptions): PageHandler {
  const { cache, lanes, services, log } = options;
  const once = shareWork<Rendered>();

  function render(lane: Lane, request: Request, asked: Asked, signal: AbortSignal): Promise<Rendered> {
    const { requestId, visitorAddress } = asked;
    const foreign = lane === "form" && isForeignForm(asked.request, services.site.publicUrl);
    if (foreign) {
      const origin = asked.request.headers.get("origin");
      log.warn({ requestId, origin }, "A form of another origin than PUBLIC_URL was refused.");
    }
    const row = matchUrl(new URL(request.url).pathname)?.row;
    const visit = {
      requestId,
      visitorAddress,
      isForeignForm: foreign,
      // Not where the page is somebody's own: the shared one tells analytics where it stands.
      sharesNotFound: row !== undefined && !row.embed && !row.private,
    };
    return lanes.run({ lane, who: visitorAddress ?? "", signal }, () => renderPage(request, visit, options));
  }

  async function forOneVisitor(lane: Lane, request: Request, asked: Asked): Promise<PageAnswer> {
    const rendered = await render(lane, request, asked, asked.request.signal);
    const answer = rendered === "not-found" ? await notFound(asked) : rendered;
    return "page" in answer ? { page: asPrivate(answer.page) } : answer;
  }

  async function forEverybody(address: URL, asked: Asked): Promise<PageAnswer> {
    const key = address.pathname + address.search;
    const kept = cache.get(key);
    if (kept) return { page: kept };
    const { moment } = cache;
    const make = (signal: AbortSignal) => render("page", plainRequest(address), asked, signal);
    try {
      // After a change of content nobody waits for a page that was begun before it.
      const rendered = await once(`${moment} ${key}`, make, asked.request.signal);
      if (rendered === "not-found") return notFound(asked);
      if ("response" in rendered) return rendered;
      if (!rendered.isWhole) return earlierCopy(key) ?? rendered;
      if (isKept(rendered.page)) cache.set(key, rendered.page, moment);
      return rendered;
    } catch (error) {
      if (asked.request.signal.aborted) throw new LeftMeanwhile();
      const copy = error instanceof TooBusy && earlierCopy(key);
      if (copy) return copy;
      throw error;
    }
  }

  function earlierCopy(key: string): PageAnswer | undefined {
    const page = cache.getStale(key);
    return page && { page: withHeaders(page, { "cache-control": FOR_A_MOMENT }) };
  }

  function notFound(asked: Asked): Promise<PageAnswer> {
    return forEverybody(notFoundAddress(asked.url), asked);
  }

  return {
    answer(asked) {
      const { request, url } = asked;
      const match = matchUrl(url.pathname);
      if (!match || !isBuilt(match.row.page)) return notFound(asked);
      if (request.method !== "GET" && request.method !== "HEAD")
        return forOneVisitor("form", formRequest(asked), asked);
      const address = addressOfPage(url, match);
      if (match.row.private) return forOneVisitor("own", plainRequest(address), asked);
      return forEverybody(address, asked);
    },
  };
}

function isKept({ status }: CachedPage): boolean {
  return status === 200 || status === 404;
}

/** What holds something personal is kept nowhere and tells no other site its address. */
function asPrivate(page: CachedPage): CachedPage {
  return withHeaders(page, {
    "cache-control": "private, no-store",
    // Nobody learns more than our host. Without any referrer browsers send forms with "Origin: null", which is refused.
    "referrer-policy": "strict-origin",
  });
}

function withHeaders(page: CachedPage, changed: Record<string, string>): CachedPage {
  const headers = new Headers(page.headers);
  for (const [name, value] of Object.entries(changed)) headers.set(name, value);
  return { ...page, headers: [...headers] };
}

function plainRequest(url: URL): Request {
  return new Request(url, { headers: { accept: "text/html" } });
}

/** Without its origin: that is checked here, where the public address is known, and not by the framework. */
function formRequest({ request, url }: Asked): Request {
  const headers = new Headers(request.headers);
  headers.delete("origin");
  const { method, body } = request;
  return new Request(url, { method, headers, body, ...(body && { duplex: "half" }) });
}
