import { randomUUID } from "node:crypto";
import { FLAG_ID_COOKIE, flagIdCookie } from "../../contracts/calls/check-feature.ts";
import { isReading, type Middleware } from "../exchange.ts";
import type { Features } from "../features.ts";

/**
 * Features that redirect visits. They may be switched back at any time, so the redirect is temporary. If the result
 * depends on the visitor, each gets an id that keeps the result stable, and no response is cached.
 */
export function answerFeatures(features: Features, answerPage: Middleware): Middleware {
  return async (exchange) => {
    const { request, url, client } = exchange;
    if (!isReading(exchange) || !features.mustAsk(url.pathname)) return undefined;
    const knownId = flagIdOf(request);
    const id = knownId ?? randomUUID();
    const { enabled, isPerVisitor } = await features.decide(url.pathname, id);
    const cookie = isPerVisitor && !knownId ? flagIdCookie(id, client) : undefined;
    if (enabled["interiors-redirect"]) return forOneVisitor(leadTo(`/in/interiors${url.search}`), cookie);
    const page = isPerVisitor ? await answerPage(exchange) : undefined;
    return page && forOneVisitor(page, cookie);
  };
}

function leadTo(location: string): Response {
  return new Response(null, { status: 302, headers: { location } });
}

function forOneVisitor(response: Response, cookie: string | undefined): Response {
  const headers = new Headers(response.headers);
  headers.set("cache-control", "private, no-store");
  // Set only for a visitor without the cookie: setting it again would extend its lifetime without end.
  if (cookie) headers.append("set-cookie", cookie);
  return new Response(response.body, { status: response.status, headers });
}

/** Undefined if the cookie contains an invalid value. */
function flagIdOf(request: Request): string | undefined {
  const pairs = request.headers.get("cookie")?.split(";") ?? [];
  const pair = pairs.map((text) => text.trim()).find((text) => text.startsWith(`${FLAG_ID_COOKIE.name}=`));
  return pair && /^[\w-]{1,64}$/.exec(pair.slice(FLAG_ID_COOKIE.name.length + 1))?.[0];
}
