import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { type Context, Hono } from "hono";
import { Reader } from "mmdb-lib";
import { z } from "zod";
import { validatePhone } from "../../contracts/calls/leads/validate-phone.ts";
import {
  findCountry,
  getLocality,
  getPlace,
  listPincodeMappings,
  suggestPlaces,
} from "../../contracts/calls/places/places-calls.ts";
import type { CallAnswer } from "../../contracts/define-call.ts";
import { readAnyPhone } from "../../contracts/leads/read-any-phone.ts";
import { nearest, type Position } from "../../contracts/places/distance.ts";
import type { PincodeMapping } from "../../contracts/places/pincode-mapping.ts";
import type { NearestCentre } from "../../contracts/places/place-shapes.ts";
import { cityNamed, countryNamed } from "../../editions/countries.ts";
import { namesOf } from "../../editions/languages.ts";
import { readWords } from "../../platform/search/language/words.ts";
import { limitVisits } from "../http/limit-visits.ts";
import { isPrivateAddress } from "../http/private-address.ts";
import type { OpenRateLimit } from "../http/rate-limits.ts";
import { Refusal } from "../http/refusal.ts";
import { serveCall } from "../http/serve-call.ts";
import type { Service } from "../service.ts";
import type { ServiceParts } from "../service-parts.ts";
import { findPlace, refuseCountry, suggest } from "./find-place.ts";
import { type CountryPlaces, findPostCode, servicesOf } from "./gazetteer.ts";
import { createGooglePlaces, type GooglePlaces } from "./google-places.ts";
import type { Places } from "./known-places.ts";
import { isWhole, readPostCode } from "./post-codes.ts";
import { createWaitingListApp, refusePostCode } from "./waiting-list-app.ts";

export async function servePlaces(parts: ServiceParts): Promise<Service> {
  const { database, places, googlePlaces, geoDatabaseFile, geoCountryHeader, openLimit, log } = parts;
  const countries = await openCountryDatabase(geoDatabaseFile);
  const google = googlePlaces && createGooglePlaces(googlePlaces, log);
  return {
    mounts: [
      { host: "sales", app: createPlacesApp(countries, geoCountryHeader) },
      { host: "web-backend", app: createCountryApp(places, openLimit, google) },
      { host: "web-backend", app: createWaitingListApp(database, places, openLimit) },
      { host: "launchpad", app: createPincodesApp(places) },
    ],
  };
}

/** `countryHeader` is the header in which the CDN sends the visitor's country, such as cf-ipcountry. */
function createPlacesApp(database: CountryDatabase, countryHeader?: string): Hono {
  const app = new Hono();
  serveCall(app, findCountry, async ({ visitorAddress, visitorCountry }, context) => {
    const told = countryHeader ? context.req.header(countryHeader) : undefined;
    const fromCdn = knownCountry(told) ?? knownCountry(visitorCountry);
    if (fromCdn) return { countryCode: fromCdn };

    const address = publicAddress(visitorAddress ?? addressHeader(context) ?? peerAddress(context));
    if (!address) return new Refusal(404, "The visitor has no public address, so the country is unknown.");
    const countryCode = database.countryOf(address);
    return countryCode ? { countryCode } : new Refusal(404, "No country is known for the visitor's address.");
  });
  return app;
}

// CDNs send XX, T1 or an empty text for an unknown country; ZZ is the standard's own code for it.
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

/** The first public address in the proxy headers, or undefined: a private one belongs to no country. */
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

/** Opens a country database in MaxMind's format; by default the one from an npm package. */
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

/** Google charges for each request. No one types this much in ten minutes; beyond the limit our own places are used. */
const MAX_QUESTIONS = 200;
const TEN_MINUTES = 600;

/** Localities, buildings and phone numbers, for forms that ask for an address and a contact. */
function createCountryApp(places: Places, openLimit: OpenRateLimit, google?: GooglePlaces): Hono {
  const app = new Hono();
  const limit = limitVisits(openLimit("place-questions", MAX_QUESTIONS, TEN_MINUTES));
  const googleFor = async ({ req }: Context) =>
    google && (await limit(req.header("x-forwarded-for"))) === undefined ? google : undefined;
  serveCall(app, getLocality, (question) => findLocality(places, question));
  serveCall(app, suggestPlaces, async (question, context) =>
    suggest(places, await googleFor(context), question),
  );
  serveCall(app, getPlace, async (question, context) =>
    findPlace(places, await googleFor(context), question),
  );
  serveCall(app, validatePhone, async ({ phone, country }, context) => {
    context.header("cache-control", "no-store");
    const known = countryNamed(country);
    if (!known) return refuseCountry(country);
    const reading = readAnyPhone(phone, known.toUpperCase());
    if (reading.ok)
      return {
        valid: true as const,
        e164: reading.e164,
        country: reading.country ?? null,
        national: reading.national,
      };
    return new Refusal(400, "This is not a phone number.", { field: "phone", reason: reading.problem });
  });
  return app;
}

function createPincodesApp(places: Places): Hono {
  const app = new Hono();
  serveCall(app, listPincodeMappings, async ({ country: name, pincode }) => {
    const country = await places.of(name);
    if (!country) return refuseCountry(name);
    if (pincode === undefined)
      return {
        country: country.isoCode,
        mappings: mapKnownPincodes(country),
        served: country.cities.map(({ slug, postCodes }) => ({ city: slug, postCodes })),
      };
    const postCode = readPostCode(pincode, country.isoCode, country.postCodeDigits);
    if (!postCode) return refusePostCode(country.label);
    return { country: country.isoCode, mappings: [mapPincode(country, postCode)], served: [] };
  });
  return app;
}

interface LocalityQuestion {
  city: string;
  locality: string;
  country?: string | undefined;
}

async function findLocality(
  places: Places,
  question: LocalityQuestion,
): Promise<CallAnswer<typeof getLocality> | Refusal> {
  const named = question.country === undefined ? await places.all() : [await places.of(question.country)];
  const countries = named.filter((country) => country !== undefined);
  const cityKey = keyOf(cityNamed(question.city));
  const localityKey = keyOf(question.locality);
  if (cityKey === "" || localityKey === "") return new Refusal(404, "There is no such locality.");
  for (const country of countries) {
    for (const city of country.cities) {
      if (![city.slug, ...namesOf(city.name), ...city.aliases].some((name) => keyOf(name) === cityKey))
        continue;
      const locality = city.localities.find(({ slug, name }) =>
        [slug, ...namesOf(name)].some((each) => keyOf(each) === localityKey),
      );
      if (!locality) continue;
      return {
        country: country.isoCode,
        city: { slug: city.slug, name: city.name },
        locality: { slug: locality.slug, name: locality.name },
        lat: locality.lat,
        lng: locality.lng,
        pincodes: locality.postCodes,
        services: servicesOf(city),
        centre: nearestCentre(country, locality),
      };
    }
  }
  return new Refusal(404, `There is no locality "${question.locality}" in "${question.city}".`);
}

/** Normalises a name: hyphens, accents, other forms of alef, upper case. */
function keyOf(name: string): string {
  return readWords(name.replaceAll("-", " "))
    .map(({ word }) => word)
    .join(" ");
}

function mapPincode(places: CountryPlaces, pincode: string): PincodeMapping {
  const found = findPostCode(places, pincode);
  const spot = found?.city ? (found.locality ?? found.city) : found?.area;
  const services = servicesOf(found?.city);
  const isServiceable = Object.values(services).some(Boolean);
  return {
    pincode,
    isServiceable,
    services,
    place: spot?.name ?? null,
    city: found?.city ? { slug: found.city.slug, name: found.city.name } : null,
    lat: spot?.lat ?? null,
    lng: spot?.lng ?? null,
    centre: spot ? nearestCentre(places, spot) : null,
    nearestCity: spot && !isServiceable ? nearestCity(places, spot) : null,
  };
}

/** All post codes of the country that are listed individually, and not only covered by a rule. */
function mapKnownPincodes(places: CountryPlaces): PincodeMapping[] {
  const known = kept.get(places) ?? mapAll(places);
  kept.set(places, known);
  return known;
}

const kept = new WeakMap<CountryPlaces, PincodeMapping[]>();

function mapAll(places: CountryPlaces): PincodeMapping[] {
  const codes = places.cities.flatMap(({ postCodes, localities }) => [
    ...postCodes,
    ...localities.flatMap((locality) => locality.postCodes),
  ]);
  const whole = new Set(codes.filter((rule) => isWhole(rule, places.postCodeDigits)));
  return [...whole].sort().map((code) => mapPincode(places, code));
}

function nearestCentre({ centres }: CountryPlaces, position: Position): NearestCentre | null {
  const found = nearest(position, centres);
  return found ? { id: found.place.id, name: found.place.name, city: found.place.city, km: found.km } : null;
}

function nearestCity({ cities }: CountryPlaces, position: Position): PincodeMapping["nearestCity"] {
  const found = nearest(position, cities);
  return found ? { slug: found.place.slug, name: found.place.name, km: found.km } : null;
}
