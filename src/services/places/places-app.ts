import { type Context, Hono } from "hono";
import { z } from "zod";
import { findCountry } from "../../contracts/calls/places/find-country.ts";
import { Refusal } from "../http/refusal.ts";
import { serveCall } from "../http/serve-call.ts";
import type { CountryDatabase } from "./country-database.ts";
import { publicAddress } from "./visitor-address.ts";

/** `countryHeader` is where the CDN in front names the visitor's country, such as cf-ipcountry. */
export function createPlacesApp(database: CountryDatabase, countryHeader?: string): Hono {
  const app = new Hono();
  serveCall(app, findCountry, async ({ visitorAddress, visitorCountry }, context) => {
    const told = countryHeader ? context.req.header(countryHeader) : undefined;
    const fromCdn = knownCountry(told) ?? knownCountry(visitorCountry);
    if (fromCdn) return { countryCode: fromCdn };

    const address = publicAddress(visitorAddress ?? addressHeader(context) ?? peerAddress(context));
    if (!address)
      return new Refusal(404, "The visitor has no public address, so the country cannot be told.");
    const countryCode = database.countryOf(address);
    return countryCode ? { countryCode } : new Refusal(404, "No country is known for the visitor's address.");
  });
  return app;
}

// CDNs answer XX, T1 or an empty text when they cannot tell; ZZ is the standard's own word for it.
function knownCountry(code: string | undefined): string | undefined {
  const country = code?.trim().toUpperCase() ?? "";
  return /^[A-Z]{2}$/.test(country) && !["XX", "ZZ"].includes(country) ? country : undefined;
}

function addressHeader(context: Context): string | undefined {
  return context.req.header("client-ip") ?? context.req.header("x-real-ip");
}

const NodeBindings = z.object({ incoming: z.object({ socket: z.object({ remoteAddress: z.string() }) }) });

/** The other end of the socket; a call in process has none. */
function peerAddress(context: Context): string | undefined {
  const bindings = NodeBindings.safeParse(context.env);
  return bindings.success ? bindings.data.incoming.socket.remoteAddress : undefined;
}
