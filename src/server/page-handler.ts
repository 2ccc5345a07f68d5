import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { DEFAULT_REGION, regionFromPath } from "../editions/edition.ts";
import type { Log } from "../platform/log.ts";
import { type CachedPage, encodeBody, type PageCache } from "../platform/page-cache.ts";
import { collectIngredients } from "../platform/page-ingredients.ts";
import { matchUrl, type UrlMatch } from "../web/match-url.ts";
import type { PageServices, pageServices } from "../web/page.ts";
import { hashInlineScripts } from "./headers/inline-hashes.ts";

interface PageHandlerOptions {
  /** The built site; asked for anew in development, where it changes. */
  loadBuild: () => Promise<ServerBuild>;
  services: Pick<PageServices, "call" | "site">;
  log: Log;
  cache: PageCache;
  mode: "production" | "development";
}

/** A finished page, or an answer of React Router that is none (a redirect, a file). */
export type PageAnswer = { page: CachedPage } | { response: Response };

/** Whose request it is: pages that keep what a visitor sends need to know. */
type Asker = Pick<PageServices, "requestId" | "visitorAddress">;

export interface PageHandler {
  answer(request: Request, asker: Asker): Promise<PageAnswer>;
}

/** More than any form of ours has fields. */
const MOST_QUERY_PARTS = 100;
const FRESH_FOR_MS = 5 * 60 * 1000;
const SHARED_CACHE = "public, max-age=0, s-maxage=300, stale-while-revalidate=86400";

/** Renders pages once for everyone: finished documents are kept, and requests that come meanwhile wait for the same one. */
export function createPageHandler(options: PageHandlerOptions): PageHandler {
  const { cache } = options;
  const rendering = new Map<string, Promise<PageAnswer>>();

  return {
    async answer(request, asker) {
      const url = new URL(request.url);
      const match = matchUrl(url.pathname);
      if (request.method !== "GET" && request.method !== "HEAD")
        return forOneVisitor(await render(request, asker, options));
      dropUnreadQuery(url, match);
      if (match?.row.private) return forOneVisitor(await render(plainRequest(url), asker, options));
      leadAstray(url);
      const key = url.pathname + url.search;
      const cached = cache.get(key);
      if (cached) return { page: cached };

      const { moment } = cache;
      // After a change of content nobody waits for a page that was begun before it.
      const making = `${moment} ${key}`;
      let pending = rendering.get(making);
      if (!pending) {
        pending = render(plainRequest(url), asker, options).finally(() => rendering.delete(making));
        rendering.set(making, pending);
      }
      const answer = await pending;
      if ("page" in answer && answer.page.status === 200) cache.set(key, answer.page, moment);
      return answer;
    },
  };
}

/** What holds something personal is kept nowhere and tells no other site its address. */
function forOneVisitor(answer: PageAnswer): PageAnswer {
  if ("response" in answer) return answer;
  const headers = new Headers(answer.page.headers);
  headers.set("cache-control", "private, no-store");
  // Nobody learns more than our host. Without any referrer browsers send forms with "Origin: null", which is refused.
  headers.set("referrer-policy", "strict-origin");
  return { page: { ...answer.page, headers: [...headers] } };
}

function plainRequest(url: URL): Request {
  return new Request(url, { headers: { accept: "text/html" } });
}

// Pages are the same bytes for everyone: what a page does not read (utm_source …) must neither reach it nor split the cache.
function dropUnreadQuery(url: URL, match: UrlMatch | undefined): void {
  const read = match?.row.query ?? [];
  const kept = read
    .flatMap((known) => partsNamed(url.searchParams, known))
    .slice(0, MOST_QUERY_PARTS)
    .sort(([one], [other]) => (one < other ? -1 : Number(one > other)));
  url.search = new URLSearchParams(kept).toString();
}

/** Of a plain name a page reads the first value only; the fields of a form may come several times. */
function partsNamed(query: URLSearchParams, known: string): [string, string][] {
  if (known.endsWith("*")) return [...query].filter(([name]) => name.startsWith(known.slice(0, -1)));
  const value = query.get(known);
  return value === null ? [] : [[known, value]];
}

// A broken escape like %E0%A4 is no address of ours, and React Router would complain about it in the log.
function leadAstray(url: URL): void {
  try {
    decodeURI(url.pathname);
  } catch {
    url.pathname = `/${regionFromPath(url.pathname) ?? DEFAULT_REGION}/not-found`;
  }
}

async function render(request: Request, asker: Asker, options: PageHandlerOptions): Promise<PageAnswer> {
  const build = await options.loadBuild();
  const context = new RouterContextProvider();
  context.set(servicesKey(build), {
    ...options.services,
    ...asker,
    reportBug: (error) => options.log.error({ requestId: asker.requestId, error }, "A page failed."),
  });
  const { made: response, ingredients } = await collectIngredients(() =>
    createRequestHandler(build, options.mode)(request, context),
  );
  if (!response.headers.get("content-type")?.startsWith("text/html")) return { response };

  const html = `<!doctype html>${await response.text()}`.replace(
    /^<!doctype html><!doctype html>/i,
    "<!doctype html>",
  );
  const headers = new Headers(response.headers);
  headers.set("cache-control", response.status === 200 ? SHARED_CACHE : "no-store");
  const page: CachedPage = {
    status: response.status,
    headers: [...headers],
    freshUntil: Date.now() + FRESH_FOR_MS,
    tags: ingredients,
    scriptHashes: hashInlineScripts(html),
    ...(await encodeBody(html)),
  };
  return { page };
}

// entry.server.tsx exports the key; the type of React Router's build does not know of it.
function servicesKey(build: ServerBuild): typeof pageServices {
  const { pageServices: key } = build.entry.module as typeof build.entry.module & {
    pageServices: typeof pageServices;
  };
  return key;
}
