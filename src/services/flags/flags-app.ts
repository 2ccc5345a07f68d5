import { randomUUID } from "node:crypto";
import { type Context, Hono } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { checkFeature, FLAG_ID_COOKIE } from "../../contracts/calls/check-feature.ts";
import { serveCall } from "../http/serve-call.ts";
import type { Flags } from "./flags.ts";

export function createFlagsApp(flags: Flags): Hono {
  const app = new Hono();
  serveCall(app, checkFeature, async ({ feature, id, strategy }, context) => {
    context.header("cache-control", "no-store");
    const anonymousId = keepAnonymousId(context);
    return { isEnabled: flags.isEnabled(feature, { id: id || anonymousId, strategy }) };
  });
  return app;
}

// Set only when the visitor has none: a repeated cookie would never run out.
function keepAnonymousId(context: Context): string {
  const kept = getCookie(context, FLAG_ID_COOKIE.name);
  if (kept) return kept;
  const id = randomUUID();
  setCookie(context, FLAG_ID_COOKIE.name, id, {
    path: "/",
    maxAge: FLAG_ID_COOKIE.maxAgeSeconds,
    httpOnly: true,
    sameSite: "Lax",
    secure: context.req.header("x-forwarded-proto") === "https",
  });
  return id;
}
