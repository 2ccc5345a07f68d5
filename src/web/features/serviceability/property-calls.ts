import { browserCall } from "../../../contracts/browser/browser-call.ts";
import {
  getPlaceDescriptor,
  suggestPlacesDescriptor,
} from "../../../contracts/calls/places/places-descriptors.ts";
import type { Place, PlaceSuggestion } from "../../../contracts/places/place-answers.ts";
import type { Language } from "../../../editions/languages.ts";

interface Where {
  country: string;
  language: Language;
  /** One for the length of a search: whoever is paid for searches counts by it. */
  session: string;
}

/** Nothing where nobody could be asked: what is typed stands as it is. */
export async function fetchProperties(
  query: string,
  where: Where,
  signal: AbortSignal,
): Promise<readonly PlaceSuggestion[]> {
  const answer = await browserCall(suggestPlacesDescriptor, { query, ...where }, { signal });
  return answer.ok ? answer.value.predictions : [];
}

export async function fetchProperty(
  placeId: string,
  where: Where,
  signal: AbortSignal,
): Promise<Place | undefined> {
  const answer = await browserCall(getPlaceDescriptor, { query: placeId, ...where }, { signal });
  return answer.ok ? answer.value : undefined;
}
