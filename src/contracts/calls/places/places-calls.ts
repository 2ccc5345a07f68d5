import { z } from "zod";
import { agreed } from "../../agreement.ts";
import { defineCall } from "../../define-call.ts";
import { PincodeMappings } from "../../places/pincode-mapping.ts";
import { Place, PlaceSuggestion, PlaceSuggestions } from "../../places/place-answers.ts";
import {
  countryName,
  language,
  NearestCentre,
  NO_SERVICES,
  PlaceName,
  ServiceUnits,
} from "../../places/place-shapes.ts";
import { pincodeMappingsDescriptor } from "./pincode-mappings-descriptor.ts";
import { getPlaceDescriptor, suggestPlacesDescriptor } from "./places-descriptors.ts";

const query = z.string().trim().min(1).max(200);
const session = z
  .string()
  .regex(/^[\w-]{1,64}$/)
  .optional()
  .describe("One id for a whole search, from the first letter to the choice");

const OURS = ["country", "language", "session"] as const;

function readableSuggestions({ predictions }: Record<string, unknown>): PlaceSuggestion[] {
  const given = Array.isArray(predictions) ? predictions : [];
  return given.flatMap((prediction) => PlaceSuggestion.safeParse(prediction).data ?? []);
}

const text = z.string().catch("");
const position = z.number().catch(0);

const ReadablePlace = z.object({
  name: text,
  formatted_address: text,
  lat: position,
  lng: position,
  pincode: z.string().nullable().catch(null),
  city: z.string().nullable().catch(null),
  country: text,
});

export const suggestPlaces = defineCall({
  ...suggestPlacesDescriptor,
  summary: "Buildings and places by the beginning of their names",
  isPersonal: true,
  input: z.object({ query, country: countryName, language, session }),
  example: { query: "cedar", country: "IN" },
  answer: PlaceSuggestions,
  // The specification does not define the response: if it cannot be read, there are no suggestions, and the form
  // accepts the typed text.
  agreed: agreed({
    without: OURS,
    answer: z.looseObject({}),
    complete: (theirs) => ({ predictions: readableSuggestions(theirs), source: "own" as const }),
  }),
});

export const getPlace = defineCall({
  ...getPlaceDescriptor,
  summary: "A place by its id or by its name",
  isPersonal: true,
  input: z.object({ query, country: countryName, language, session }),
  example: { query: "own:in/bengaluru/hsr-layout", country: "IN" },
  answer: Place,
  agreed: agreed({
    without: OURS,
    answer: z.looseObject({}),
    complete: (theirs, { query: asked }) => ({
      placeId: String(asked),
      ...ReadablePlace.parse(theirs),
      countryCode: "",
      services: NO_SERVICES,
    }),
  }),
  failures: { 404: "There is no such place." },
});

export const findCountry = defineCall({
  name: "findCountry",
  summary: "The country that a visitor's address belongs to",
  host: "sales",
  method: "POST",
  path: "/utils/api/v2/geoip",
  input: z.object({
    required_fields: z.array(z.string()).min(1),
    visitorAddress: z.string().optional().describe("The address of the caller when unset"),
    visitorCountry: z
      .string()
      .optional()
      .describe(
        "The country that a CDN in front reports, if there is one; it takes precedence over the database",
      ),
  }),
  headers: { visitorAddress: "x-forwarded-for", visitorCountry: "x-visitor-country" },
  example: { required_fields: ["countryCode"], visitorAddress: "165.21.83.88" },
  answer: z.looseObject({ countryCode: z.string().regex(/^[A-Z]{2}$/) }),
  agreed: agreed({
    answer: z.looseObject({ countryCode: z.string().trim().toUpperCase().length(2) }),
    complete: (theirs) => theirs,
  }),
  failures: { 404: "The country is unknown." },
  safe: true,
  timeoutMs: 1500,
});

export const getLocality = defineCall({
  name: "getLocality",
  summary: "A locality of a city, with its post codes and what we offer there",
  host: "web-backend",
  method: "GET",
  path: "/v1/locality",
  input: z.object({
    city: z.string().trim().min(1).max(80),
    locality: z.string().trim().min(1).max(80),
    country: z.string().trim().max(40).optional().describe("Every country when unset"),
  }),
  example: { city: "bengaluru", locality: "hsr-layout" },
  answer: z.object({
    country: z.string(),
    city: z.object({ slug: z.string(), name: PlaceName }),
    locality: z.object({ slug: z.string(), name: PlaceName }),
    lat: z.number(),
    lng: z.number(),
    pincodes: z.array(z.string()).describe("Whole post codes, beginnings of them, or ranges"),
    services: ServiceUnits,
    centre: NearestCentre.nullable(),
  }),
  agreed: agreed({
    without: ["country"],
    answer: z.looseObject({}),
    complete: (_, { city, locality }) => ({
      country: "",
      city: { slug: String(city), name: { en: String(city) } },
      locality: { slug: String(locality), name: { en: String(locality) } },
      lat: 0,
      lng: 0,
      pincodes: [],
      services: NO_SERVICES,
      centre: null,
    }),
  }),
  failures: { 404: "There is no such city or locality." },
});

export const listPincodeMappings = defineCall({
  ...pincodeMappingsDescriptor,
  summary: "The location of post codes, and what we offer there",
  input: z.object({
    country: countryName,
    pincode: z.string().trim().max(20).optional().describe("In any digits; all known ones when unset"),
  }),
  example: { country: "IN", pincode: "560102" },
  answer: PincodeMappings,
  agreed: agreed({
    answer: z.looseObject({}),
    complete: (_, { country }) => ({ country: String(country), mappings: [], served: [] }),
  }),
  failures: { 400: "The post code does not look like one of the country." },
});
