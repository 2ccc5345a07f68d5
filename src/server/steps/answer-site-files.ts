import type { Caller } from "../../contracts/create-caller.ts";
import type { AppParts } from "../app-parts.ts";
import { isReading, type Step } from "../exchange.ts";
import type { Lanes } from "../pages/lanes.ts";
import { createSiteFiles } from "../site-files/create-site-files.ts";
import { keepFiles } from "../site-files/keep-file.ts";
import { createSiteContent } from "../site-files/site-content.ts";
import { SiteFileUnavailable } from "../site-files/site-file-unavailable.ts";

const SITE_FILE =
  /\/(?:robots\.txt|security\.txt|sitemap[\w-]*\.xml|feed\.xml|atom\.xml|manifest\.webmanifest)$/;

/** robots.txt, sitemaps, feeds, manifests: what machines ask a site for. */
export function answerSiteFiles(
  { site, pages, cache }: Pick<AppParts, "site" | "pages" | "cache">,
  call: Caller,
  lanes: Lanes,
): Step {
  const content = createSiteContent(call, pages);
  const files = createSiteFiles({ ...site, pages, content, call, keep: keepFiles(cache) });
  return async (exchange) => {
    if (!SITE_FILE.test(exchange.url.pathname) || !isReading(exchange)) return undefined;
    const { request, client, log } = exchange;
    const turn = { lane: "page", who: client.address ?? "", signal: request.signal } as const;
    // A sitemap reads all there is, and a manifest is not worth a rule of its own.
    try {
      const response = await lanes.run(turn, async () => files.fetch(request));
      return response.status === 404 ? undefined : response;
    } catch (error) {
      if (!(error instanceof SiteFileUnavailable)) throw error;
      log.warn({ error }, error.message);
      return askAgainLater();
    }
  };
}

/** Search engines and readers of feeds keep what they had, and come back. */
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
