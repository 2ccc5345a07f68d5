import { hideTokens } from "../contracts/hide-tokens.ts";
import type { PageDefinition } from "../web/frame/define-page.ts";
import type { Exchange } from "./exchange.ts";
import { headerVariantOf } from "./headers/request-security.ts";
import { securityHeaders } from "./headers/security-headers.ts";

/** Completes every response: a request id, strict headers where the middleware set none, and one line in the log. */
export function finishResponse(response: Response, exchange: Exchange, milliseconds: number): Response {
  const { request, url, page, requestId, client, log } = exchange;
  const headers = new Headers(response.headers);
  headers.set("x-request-id", requestId);
  if (isForOneVisitor(headers, page)) headers.set("cache-control", "private, no-store");
  const variant = headerVariantOf({
    path: url.pathname,
    contentType: headers.get("content-type") ?? "",
    isEmbed: page?.isEmbed ?? false,
  });
  for (const [name, value] of securityHeaders({ variant, secure: client.secure })) {
    if (!headers.has(name)) headers.set(name, value);
  }
  const { status, statusText } = response;
  const ms = Math.round(milliseconds * 10) / 10;
  const level = client.isWarmUp ? "debug" : "info";
  // Logs only the path, because a query may contain text that a visitor typed.
  log[level]({ method: request.method, path: hideTokens(url.pathname), status, ms }, "answered");
  return new Response(response.body, { status, statusText, headers });
}

/**
 * Caches may store a response only if it has a cache-control header, so that personal data is never cached by
 * mistake. A response of a private page, or one that sets a cookie, is never cached: even a redirect or a refusal
 * there reveals something about a person.
 */
function isForOneVisitor(headers: Headers, page: PageDefinition | undefined): boolean {
  const isPublic = page === undefined || page.access === "public";
  return !headers.has("cache-control") || headers.has("set-cookie") || !isPublic;
}
