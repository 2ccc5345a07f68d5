import { type BrowserAnswer, browserCall } from "../../../../contracts/browser/browser-call.ts";
import { locationServiceabilityDescriptor } from "../../../../contracts/calls/graphql/location-serviceability-descriptor.ts";
import {
  countWaitingDescriptor,
  joinWaitingListDescriptor,
} from "../../../../contracts/calls/leads/waiting-list-descriptors.ts";
import { pincodeMappingsDescriptor } from "../../../../contracts/calls/places/pincode-mappings-descriptor.ts";
import { staticContentDescriptor } from "../../../../contracts/calls/static-content-descriptor.ts";
import type { PlaceName } from "../../../../contracts/places/place-shapes.ts";
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "../../../../editions/languages.ts";
import type { LookUp } from "./serviceability.ts";

export interface NamedDistance {
  name: string;
  km: number;
}

export interface PincodeFacts {
  place: string | undefined;
  city: string | undefined;
  position: { lat: number; lng: number } | undefined;
  centre: NamedDistance | undefined;
  nearestCity: NamedDistance | undefined;
}

export async function fetchPincode(
  country: string,
  pincode: string,
  language: Language,
  signal?: AbortSignal,
): Promise<PincodeFacts> {
  const { mappings } = answered(
    await browserCall(pincodeMappingsDescriptor, { country, pincode }, { signal }),
  );
  const { place, city, lat = null, lng = null, centre, nearestCity } = mappings[0] ?? {};
  const named = (name: PlaceName) => name[language] ?? name[DEFAULT_LANGUAGE];
  const centreName = (name: string, cityName: string) =>
    name === cityName ? name : [name, cityName].join(LANGUAGES[language].comma);
  return {
    place: place ? named(place) : undefined,
    city: city ? named(city.name) : undefined,
    position: lat !== null && lng !== null ? { lat, lng } : undefined,
    centre: centre ? { name: centreName(named(centre.name), named(centre.city)), km: centre.km } : undefined,
    nearestCity: nearestCity ? { name: named(nearestCity.name), km: nearestCity.km } : undefined,
  };
}

export const lookUpServices: LookUp = async (variables) => {
  return answered(await browserCall(locationServiceabilityDescriptor, variables)).services;
};

export async function fetchVerticals(isoCode: string, languageCode: string) {
  const asked = { slug: "verticals", isoCode, languageCode };
  const { content } = answered(await browserCall(staticContentDescriptor, asked));
  return { mappings: textsIn(content.verticalsMappings), titles: textsIn(content.titles) };
}

/** The number is optional, so a failure is ignored. */
export async function countWaiting(country: string, pincode: string): Promise<number | undefined> {
  const answer = await browserCall(countWaitingDescriptor, { country, pincode });
  return answer.ok ? answer.value.waiting : undefined;
}

/** Returns the position on the waiting list, or whether the contact was invalid if joining failed. */
export async function joinWaiting(joining: {
  country: string;
  pincode: string;
  contact: string;
  language: Language;
}): Promise<{ position: number } | { isContactWrong: boolean }> {
  const answer = await browserCall(joinWaitingListDescriptor, joining);
  return answer.ok ? answer.value : { isContactWrong: answer.problem.status === 400 };
}

function answered<Answer>(answer: BrowserAnswer<Answer>): Answer {
  if (!answer.ok) throw new Error(answer.problem.report);
  return answer.value;
}

function textsIn(value: unknown): Record<string, string> {
  const entries = Object.entries(Object(value));
  return Object.fromEntries(
    entries.flatMap(([name, text]) => (typeof text === "string" ? [[name, text]] : [])),
  );
}
