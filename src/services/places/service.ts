import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { type Context, Hono } from "hono";
import { Reader } from "mmdb-lib";
import { z } from "zod";
import { findCountry } from "../../contracts/calls/places/find-country.ts";
import { isPrivateAddress } from "../http/private-address.ts";
import { Refusal } from "../http/refusal.ts";
import { serveCall } from "../http/serve-call.ts";
import type { Service } from "../service.ts";
import type { ServiceParts } from "../service-parts.ts";
import { createGooglePlaces } from "./google-places.ts";
import { createWaitingListApp } from "./waiting-list-app.ts";
import { createPincodesApp, createWhereApp } from "./where-app.ts";

export async function servePlaces(parts: ServiceParts): Promise<Service> {
  const { database, places, googlePlaces, geoDatabaseFile, geoCountryHeader, log } = parts;
  const countries = await openCountryDatabase(geoDatabaseFile);
  const google = googlePlaces && createGooglePlaces(googlePlaces, log);
  return {
    mounts: [
      { host: "sales", app: createPlacesApp(countries, geoCountryHeader) },
      { host: "web-backend", app: createWhereApp(places, google) },
      { host: "web-backend", app: createWaitingListApp(database, places) },
      { host: "launchpad", app: createPincodesApp(places) },
    ],
  };
}

/** `countryHeader` is where the CDN in front names the visitor's country, such as cf-ipcountry. */
function createPlacesApp(database: CountryDatabase, countryHeader?: string): Hono {
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

function peerAddress(context: Context): string | undefined {
  const bindings = NodeBindings.safeParse(context.env);
  return bindings.success ? bindings.data.incoming.socket.remoteAddress : undefined;
}

/** The first public address that proxies name, or nothing: a private one belongs to no country. */
export function publicAddress(forwarded: string | undefined): string | undefined {
  return (forwarded ?? "")
    .split(",")
    .map(bareAddress)
    .find((address) => !isPrivateAddress(address));
}

// "203.0.113.7:51234", "[2001:db8::1]:443" and "::ffff:203.0.113.7" all occur.
function bareAddress(entry: string): string {
  const text = entry.trim();
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1];
  const withPort = /^([\d.]+):\d+$/.exec(text)?.[1];
  return (bracketed ?? withPort ?? text).replace(/^::ffff:(?=[\d.]+$)/i, "");
}

interface CountryDatabase {
  countryOf(address: string): string | undefined;
}

const Entry = z.object({ country_code: z.string().regex(/^[A-Z]{2}$/) });
const SHIPPED = "@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb";

/** Opens a country database in MaxMind's format; by default the one that ships in an npm package. */
async function openCountryDatabase(
  file = createRequire(import.meta.url).resolve(SHIPPED),
): Promise<CountryDatabase> {
  const reader = new Reader(await readFile(file));
  return {
    countryOf(address) {
      const entry = Entry.safeParse(reader.get(address));
      return entry.success ? entry.data.country_code : undefined;
    },
  };
}
