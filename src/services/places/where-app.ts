import { Hono } from "hono";
import { getLocality } from "../../contracts/calls/locality.ts";
import { listPincodeMappings } from "../../contracts/calls/pincode-mappings.ts";
import { getPlace, suggestPlaces } from "../../contracts/calls/places.ts";
import { validatePhone } from "../../contracts/calls/validate-phone.ts";
import { Refusal } from "../http/refusal.ts";
import { serveCall } from "../http/serve-call.ts";
import { readAnyPhone } from "../leads/prepare-lead.ts";
import { findLocality } from "./find-locality.ts";
import { findPlace, refuseCountry, suggest } from "./find-place.ts";
import type { GooglePlaces } from "./google-places.ts";
import { mapKnownPincodes, mapPincode } from "./map-pincode.ts";
import { type Places, readCountry } from "./places.ts";
import { readPostCode } from "./post-codes.ts";
import { refusePostCode } from "./waiting-list-app.ts";

/** Localities, buildings and phone numbers, for whoever says where they live and how to reach them. */
export function createWhereApp(places: Places, google?: GooglePlaces): Hono {
  const app = new Hono();
  serveCall(app, getLocality, (question) => findLocality(places, question));
  serveCall(app, suggestPlaces, (question) => suggest(places, google, question));
  serveCall(app, getPlace, (question) => findPlace(places, google, question));
  serveCall(app, validatePhone, async ({ phone, country }, context) => {
    context.header("cache-control", "no-store");
    const known = readCountry(country);
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
