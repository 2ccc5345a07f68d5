import { hideTokens } from "../contracts/hide-tokens.ts";
import type { PageDefinition } from "../web/frame/define-page.ts";
import type { Exchange } from "./exchange.ts";
import { headerVariantOf } from "./headers/request-security.ts";
import { securityHeaders } from "./headers/security-headers.ts";

/** What every answer carries: a request id, strict headers where the step set none, and one line in the log. */
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
  // The path alone: a query may carry what a visitor typed.
  log[level]({ method: request.method, path: hideTokens(url.pathname), status, ms }, "answered");
  return new Response(response.body, { status, statusText, headers });
}

/**
 * The rule for what caches may keep: nothing, unless the answer says so itself. Nobody can forget it for something personal.
 * Of a private page, and of what sets a cookie, not even then: also a redirect or a refusal there tells of somebody.
 */
function isForOneVisitor(headers: Headers, page: PageDefinition | undefined): boolean {
  const isPublic = page === undefined || page.access === "public";
  return !headers.has("cache-control") || headers.has("set-cookie") || !isPublic;
}
