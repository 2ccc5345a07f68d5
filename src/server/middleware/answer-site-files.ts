import type { Caller } from "../../contracts/create-caller.ts";
import type { AppParts } from "../app-parts.ts";
import { isReading, type Middleware } from "../exchange.ts";
import type { Lanes } from "../pages/lanes.ts";
import { createSiteFiles } from "../site-files/create-site-files.ts";
import { createFileCache } from "../site-files/file-cache.ts";
import { createSiteContent } from "../site-files/site-content.ts";
import { SiteFileUnavailable } from "../site-files/site-file-unavailable.ts";

const SITE_FILE =
  /\/(?:robots\.txt|security\.txt|sitemap[\w-]*\.xml|feed\.xml|atom\.xml|manifest\.webmanifest)$/;

export function answerSiteFiles(
  { site, pages, cache, nextChange }: Pick<AppParts, "site" | "pages" | "cache" | "nextChange">,
  call: Caller,
  lanes: Lanes,
): Middleware {
  const content = createSiteContent(call, pages);
  const files = createSiteFiles({ ...site, pages, content, call, keep: createFileCache(cache) });
  return async (exchange) => {
    if (!SITE_FILE.test(exchange.url.pathname) || !isReading(exchange)) return undefined;
    const { request, client, log } = exchange;
    const turn = { lane: "page", client: client.address ?? "", signal: request.signal } as const;
    // A sitemap reads all documents, so it waits in the queue; a manifest needs no exception.
    try {
      const response = await lanes.run(turn, async () => files.fetch(request));
      return response.status === 404 ? undefined : keptUntil(nextChange?.(), response);
    } catch (error) {
      if (!(error instanceof SiteFileUnavailable)) throw error;
      log.warn({ error }, error.message);
      return askAgainLater();
    }
  };
}

/** Planned documents are added to these lists at a known time, so caches must not keep the old list longer. */
function keptUntil(moment: number | undefined, response: Response): Response {
  const [, seconds] = /max-age=(\d+)/.exec(response.headers.get("cache-control") ?? "") ?? [];
  if (moment === undefined || seconds === undefined) return response;
  const left = Math.max(0, Math.floor((moment - Date.now()) / 1000));
  response.headers.set("cache-control", `public, max-age=${Math.min(Number(seconds), left)}`);
  return response;
}

/** Search engines and feed readers keep their last version and try again. */
function askAgainLater(): Response {
  return new Response("This list cannot be made just now.\n", {
    status: 503,
    headers: {
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "no-store",
      "retry-after": "60",
    },
  });
}
