import { z } from "zod";
import type { PlaceSuggestion } from "../../contracts/places/place-answers.ts";
import type { Language } from "../../editions/languages.ts";
import type { Log } from "../http/backend-log.ts";
import type { PlaceDetails } from "./describe-place.ts";
import { type CountryPlaces, cityAround, findPostCode, servicesOf } from "./gazetteer.ts";
import { readPostCode } from "./post-codes.ts";

export interface GooglePlacesConfig {
  key: string;
  url: string;
}

export interface PlaceQuestion {
  query: string;
  language: Language;
  session?: string | undefined;
}

/** Google's Places API (New). Undefined after a timeout or an unexpected response: then our own places are used. */
export interface GooglePlaces {
  suggest(places: CountryPlaces, question: PlaceQuestion): Promise<PlaceSuggestion[] | undefined>;
  find(places: CountryPlaces, question: PlaceQuestion): Promise<PlaceDetails | undefined>;
}

const PATIENCE_MS = 3000;

export function createGooglePlaces({ key, url }: GooglePlacesConfig, log: Log): GooglePlaces {
  async function ask<Answer>(path: string, schema: z.ZodType<Answer>, init: RequestInit) {
    try {
      const headers = { "content-type": "application/json", "x-goog-api-key": key, ...init.headers };
      const signal = AbortSignal.timeout(PATIENCE_MS);
      // The key must not follow a redirect to another host.
      const response = await fetch(url + path, { ...init, headers, signal, redirect: "error" });
      if (!response.ok) throw new Error(`Google Places answered ${response.status}.`);
      return schema.parse(await response.json());
    } catch (error) {
      log.warn({ error }, "Google Places does not answer; our own places are used instead.");
      return undefined;
    }
  }

  return {
    async suggest({ country }, { query, language, session }) {
      const body = JSON.stringify({
        input: query,
        includedRegionCodes: [country],
        languageCode: language,
        sessionToken: session,
      });
      const answer = await ask("/v1/places:autocomplete", Suggestions, { method: "POST", body });
      return answer?.suggestions.flatMap(({ placePrediction }) =>
        placePrediction ? [asSuggestion(placePrediction)] : [],
      );
    },
    async find(places, { query, language, session }) {
      const search = new URLSearchParams({ languageCode: language });
      if (session) search.set("sessionToken", session);
      const headers = { "x-goog-fieldmask": FIELDS };
      const path = `/v1/places/${encodeURIComponent(query)}?${search}`;
      const answer = await ask(path, Details, { headers });
      return answer && asDetails(answer, places);
    },
  };
}

const FIELDS = "id,displayName,formattedAddress,location,addressComponents";
const words = z.object({ text: z.string() });
const Prediction = z.object({
  placeId: z.string(),
  text: words,
  structuredFormat: z.object({ mainText: words, secondaryText: words.optional() }).optional(),
  types: z.array(z.string()).default([]),
});
const Suggestions = z.object({
  suggestions: z.array(z.object({ placePrediction: Prediction.optional() })).default([]),
});
const Details = z.object({
  id: z.string(),
  displayName: words,
  formattedAddress: z.string(),
  location: z.object({ latitude: z.number(), longitude: z.number() }),
  addressComponents: z.array(z.object({ longText: z.string(), types: z.array(z.string()) })).default([]),
});

function asSuggestion({
  placeId,
  text,
  structuredFormat,
  types,
}: z.infer<typeof Prediction>): PlaceSuggestion {
  const kind = KINDS.find(([type]) => types.includes(type))?.[1] ?? "property";
  const { mainText = text, secondaryText } = structuredFormat ?? {};
  return { placeId, kind, name: mainText.text, detail: secondaryText?.text ?? "" };
}

const KINDS = [
  ["locality", "city"],
  ["sublocality", "locality"],
  ["neighborhood", "locality"],
  ["postal_code", "locality"],
] as const;

function asDetails(found: z.infer<typeof Details>, places: CountryPlaces): PlaceDetails {
  const part = (type: string) => found.addressComponents.find(({ types }) => types.includes(type))?.longText;
  const { latitude: lat, longitude: lng } = found.location;
  const pincode = readPostCode(part("postal_code") ?? "", places.isoCode, places.postCodeDigits) ?? null;
  const city =
    (pincode ? findPostCode(places, pincode)?.city : undefined) ?? cityAround(places, { lat, lng });
  return {
    placeId: found.id,
    name: found.displayName.text,
    formatted_address: found.formattedAddress,
    lat,
    lng,
    pincode,
    city: part("locality") ?? part("administrative_area_level_2") ?? city?.name.en ?? null,
    country: places.label,
    countryCode: places.isoCode,
    services: servicesOf(city),
  };
}
