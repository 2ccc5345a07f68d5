import { z } from "zod";
import { agreed } from "../../agreement.ts";
import { defineCall } from "../../define-call.ts";
import { Place, PlaceSuggestion, PlaceSuggestions } from "../../places/place-answers.ts";
import { countryName, language, NO_SERVICES } from "../../places/place-shapes.ts";
import { getPlaceDescriptor, suggestPlacesDescriptor } from "./places-descriptors.ts";

const query = z.string().trim().min(1).max(200);
const session = z
  .string()
  .regex(/^[\w-]{1,64}$/)
  .optional()
  .describe("One for the length of a search, from the first letter to the choice");

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
  // The answer is nowhere shown: what cannot be read suggests nothing, and the form takes what is typed.
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
