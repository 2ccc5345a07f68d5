import { randomUUID } from "node:crypto";
import { type Context, Hono } from "hono";
import { getCookie } from "hono/cookie";
import { checkFeature, FLAG_ID_COOKIE, flagIdCookie } from "../../contracts/calls/check-feature.ts";
import { serveCall } from "../http/serve-call.ts";
import type { Flags } from "./flags.ts";

export function createFlagsApp(flags: Flags): Hono {
  const app = new Hono();
  serveCall(app, checkFeature, async ({ feature, id, strategy }, context) => {
    context.header("cache-control", "no-store");
    const anonymousId = keepAnonymousId(context);
    return {
      isEnabled: flags.isEnabled(feature, { id: id || anonymousId, strategy }),
      isSameForAll: flags.isSameForAll(feature),
    };
  });
  return app;
}

// Set only for a visitor without the cookie: setting it again would extend its lifetime without end.
function keepAnonymousId(context: Context): string {
  const kept = getCookie(context, FLAG_ID_COOKIE.name);
  if (kept) return kept;
  const id = randomUUID();
  const secure = context.req.header("x-forwarded-proto") === "https";
  context.header("set-cookie", flagIdCookie(id, { secure }));
  return id;
}
