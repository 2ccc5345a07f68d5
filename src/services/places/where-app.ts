import { type Context, Hono } from "hono";
import { validatePhone } from "../../contracts/calls/leads/validate-phone.ts";
import { getLocality } from "../../contracts/calls/places/locality.ts";
import { listPincodeMappings } from "../../contracts/calls/places/pincode-mappings.ts";
import { getPlace, suggestPlaces } from "../../contracts/calls/places/places.ts";
import { readAnyPhone } from "../../contracts/leads/read-any-phone.ts";
import { countryNamed } from "../../editions/countries.ts";
import { limitVisits } from "../http/limit-visits.ts";
import { Refusal } from "../http/refusal.ts";
import { serveCall } from "../http/serve-call.ts";
import { findLocality } from "./find-locality.ts";
import { findPlace, refuseCountry, suggest } from "./find-place.ts";
import type { GooglePlaces } from "./google-places.ts";
import { mapKnownPincodes, mapPincode } from "./map-pincode.ts";
import type { Places } from "./places.ts";
import { readPostCode } from "./post-codes.ts";
import { refusePostCode } from "./waiting-list-app.ts";

/** Google is paid for each question. Nobody types that much in ten minutes; who does is answered from our own places. */
const MOST_QUESTIONS = 200;
const TEN_MINUTES = 600;

/** Localities, buildings and phone numbers, for whoever says where they live and how to reach them. */
export function createWhereApp(places: Places, google?: GooglePlaces): Hono {
  const app = new Hono();
  const limit = limitVisits(MOST_QUESTIONS, TEN_MINUTES);
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
    return new Refusal(400, "That is no phone number.", { field: "phone", reason: reading.problem });
  });
  return app;
}

/** The list of post codes, which stands at a host of its own. */
export function createPincodesApp(places: Places): Hono {
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
