import { textOf } from "../../editions/all-texts.ts";
import { matchEdition } from "../../editions/edition.ts";
import { isRegion } from "../../editions/regions.ts";
import { escapeHtml } from "../../services/content/markdown/escape-html.ts";
import type { ContentPreviews } from "../../services/staff/content/content-previews.ts";
import { plainDocument } from "../../web/frame/errors/last-resort-document.ts";
import { isReading, type Middleware } from "../exchange.ts";
import type { PreviewFaults, PreviewHost } from "../preview/preview-host.ts";

const PARAMETER = "preview";

export interface Previews {
  content: ContentPreviews;
  host: PreviewHost;
}

/** A page with documents that are not public yet, for everyone who has the signed link. */
export function answerPreview(previews: Previews | undefined): Middleware {
  return async (exchange) => {
    const { request, client } = exchange;
    const url = new URL(exchange.url);
    const token = url.searchParams.get(PARAMETER);
    if (token === null || !previews || !isReading(exchange)) return undefined;
    const content = await previews.content.contentOf(token);
    if (!content) return explain(url, 410);
    url.searchParams.delete(PARAMETER);
    const shown = await previews.host.fetch(url, client.secure, content);
    if (!(shown instanceof Response)) return explain(url, 422, shown);
    const headers = new Headers(HEADERS);
    const location = shown.headers.get("location");
    if (location) headers.set("location", withToken(location, url, token));
    const policy = shown.headers.get("content-security-policy");
    // The staff application shows it in a frame.
    if (policy)
      headers.set(
        "content-security-policy",
        policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
      );
    const body = request.method === "HEAD" ? null : withTokens(await shown.text(), url, token);
    return new Response(body, { status: shown.status, headers });
  };
}

const HEADERS = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": "private, no-store",
  "referrer-policy": "no-referrer",
  "x-robots-tag": "noindex, nofollow",
  // The staff application shows it in a frame.
  "x-frame-options": "SAMEORIGIN",
};

const MOST_FAULTS = 10;

function explain(url: URL, status: 410 | 422, faults: PreviewFaults = []): Response {
  const edition = matchEdition(url.pathname);
  const { t } = textOf(edition.language);
  const title = t(status === 410 ? "preview.expired" : "preview.faults");
  const items = faults
    .slice(0, MOST_FAULTS)
    .map(({ file, line, reason }) => `<li><bdi>${escapeHtml(`${file}:${line}: ${reason}`)}</bdi></li>`);
  const main = `<h1>${title}</h1>\n${items.length > 0 ? `<ul>${items.join("\n")}</ul>` : ""}`;
  return new Response(plainDocument(edition, { title, main }), { status, headers: HEADERS });
}

/** Links to pages keep the preview, so that the page can be seen in its lists. */
function withTokens(html: string, url: URL, token: string): string {
  return html.replaceAll(/(<a\b[^>]*?\shref=")([^"]*)"/g, (_, before: string, href: string) => {
    return `${before}${withToken(href, url, token)}"`;
  });
}

function withToken(href: string, url: URL, token: string): string {
  const target = URL.parse(href.replaceAll("&amp;", "&"), url);
  const [, region = ""] = target?.pathname.split("/") ?? [];
  if (target?.host !== url.host || !isRegion(region) || href.startsWith("#")) return href;
  target.searchParams.set(PARAMETER, token);
  return (target.pathname + target.search + target.hash).replaceAll("&", "&amp;");
}
