import type { Language } from "../../../editions/languages.ts";
import { describeCall } from "../../browser/call-descriptor.ts";
import type { Place, PlaceSuggestions } from "../../places/place-answers.ts";

interface PlaceQuestion {
  query: string;
  country: string;
  language: Language;
  /** One token per search, by which the provider bills. */
  session: string;
}

export const suggestPlacesDescriptor = describeCall<PlaceQuestion, PlaceSuggestions>({
  name: "suggestPlaces",
  host: "web-backend",
  method: "GET",
  path: "/v3/places/autocomplete",
  reportLabel: "Property Autocomplete API Failure",
});

export const getPlaceDescriptor = describeCall<PlaceQuestion, Place>({
  name: "getPlace",
  host: "web-backend",
  method: "GET",
  path: "/v2/places",
  reportLabel: "Property Select API Failure",
});
