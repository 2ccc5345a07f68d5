import { checkFeature, FLAG_ID_COOKIE } from "../../contracts/calls/check-feature.ts";
import type { Caller } from "../../contracts/create-caller.ts";
import { checkFeaturesFor } from "../../web/state/feature-checks.ts";
import { isReading, type Step } from "../exchange.ts";

/** Features that decide where a visit goes. They may be switched back at any time, so the redirect is temporary. */
export function answerFeatures(call: Caller): Step {
  return async (exchange) => {
    if (!isReading(exchange)) return undefined;
    const id = cookieOf(exchange.request, FLAG_ID_COOKIE.name);
    const enabled = await checkFeaturesFor(exchange.url.pathname, async (feature, strategy) => {
      const outcome = await call(checkFeature, { feature, strategy, id });
      return outcome.ok && outcome.value.isEnabled;
    });
    if (!enabled["interiors-redirect"]) return undefined;
    return new Response(null, {
      status: 302,
      headers: { location: `/in/interiors${exchange.url.search}`, "cache-control": "private, no-store" },
    });
  };
}

function cookieOf(request: Request, name: string): string | undefined {
  const pairs = request.headers.get("cookie")?.split(";") ?? [];
  const pair = pairs.map((text) => text.trim()).find((text) => text.startsWith(`${name}=`));
  return pair?.slice(name.length + 1);
}
